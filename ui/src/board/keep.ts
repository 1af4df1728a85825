/** Each view is new data; what has not changed stays the same object, so that it is not drawn again. */
export function keeper<T>(): (value: T) => T {
  let text: string | undefined;
  let kept: T;
  return (value) => {
    const now = JSON.stringify(value);
    if (now !== text) [text, kept] = [now, value];
    return kept;
  };
}
