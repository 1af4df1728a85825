// What cannot be read or hit on the screen as it is: small texts, texts on each other, what can be chosen but lies covered.
([least, room]) => {
  const SHOWN = { visibilityProperty: true, opacityProperty: true };
  const root = document.querySelector(".table");

  function name(element) {
    const at = element.closest("[data-thing], [class]");
    return at?.dataset.thing ?? String(at?.getAttribute("class") ?? element.tagName).replace(/ ?\bs(velte)?-\S+/g, "");
  }

  /** How much larger than its font says a text is drawn. */
  function scale(element) {
    if (element instanceof SVGElement) {
      const { a, b, c, d } = element.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    let all = 1;
    for (let at = element; at; at = at.parentElement) {
      const { transform } = getComputedStyle(at);
      const { a, b, c, d } = new DOMMatrix(transform === "none" ? "" : transform);
      all *= Math.sqrt(Math.abs(a * d - b * c)) * Number(at.currentCSSZoom && at === element ? at.currentCSSZoom : 1);
    }
    return all;
  }

  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);

  /** The part of a box that nothing around it cuts off. */
  function open(element, { left, top, right, bottom }) {
    const box = { left, top, right, bottom };
    const cut = (by) => {
      box.left = Math.max(box.left, by.left);
      box.top = Math.max(box.top, by.top);
      box.right = Math.min(box.right, by.right);
      box.bottom = Math.min(box.bottom, by.bottom);
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const drawn = at instanceof SVGElement && !(at instanceof SVGSVGElement);
      if (!drawn && getComputedStyle(at).overflow !== "visible") cut(at.getBoundingClientRect());
    }
    return box;
  }

  function alpha(colour) {
    if (colour === "none" || colour === "transparent") return 0;
    return Number(/(?:rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
  }

  function hides(element) {
    const { backgroundColor, fill, fillOpacity, opacity } = getComputedStyle(element);
    if (opacity < 0.9) return false;
    return element instanceof SVGGeometryElement
      ? fill.startsWith("url") || alpha(fill) * fillOpacity > 0.9
      : alpha(backgroundColor) > 0.9;
  }

  function seen(element, { left, top, right, bottom }) {
    for (const above of document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)) {
      if (above.contains(element) || element.contains(above)) return true;
      if (hides(above)) return false;
    }
    return true;
  }

  function texts() {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest(".unseen, .sr, .toasts, title, style, [inert]")) continue;
      if (!element.checkVisibility(SHOWN)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const whole = range.getBoundingClientRect();
      const box = open(element, whole);
      if (area(box) < 0.25 * whole.width * whole.height || area(box) < 4 || !seen(element, box)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
      found.push({ element, box, size, said: node.data.trim().slice(0, 40) });
    }
    return found;
  }

  /** A turned text lies across its box, which says nothing then. */
  function turned(element) {
    if (!(element instanceof SVGElement)) return false;
    const { a, b, c } = element.getScreenCTM();
    return element instanceof SVGTextPathElement || Math.abs(b) + Math.abs(c) > 0.05 * Math.abs(a);
  }

  function overlap(one, two) {
    const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
    const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
    return one.element !== two.element && wide > 3 && high > 0.45 * Math.min(one.size, two.size);
  }

  /** How many square pixels of it nothing else covers. */
  function free(element, { left, top, right, bottom }) {
    const steps = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];
    const hits = steps.flatMap((down) =>
      steps.filter((along) => {
        const hit = document.elementFromPoint(left + (right - left) * along, top + (bottom - top) * down);
        return hit && (element.contains(hit) || hit.closest("[data-thing]")?.dataset.thing === element.dataset.thing);
      }),
    );
    return (hits.length / 100) * (right - left) * (bottom - top);
  }

  const found = [];
  const front = new CSSStyleSheet(); // what lies on each other is asked of what is drawn, not of what can be clicked
  front.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(front);
  const all = texts();
  for (const { element, size, said } of all)
    if (size < least - 0.05) found.push(`small: "${said}" in ${name(element)} has ${size.toFixed(1)} px`);
  const straight = all.filter(({ element }) => !turned(element));
  straight.forEach((one, i) => {
    for (const two of straight.slice(0, i))
      if (overlap(one, two)) found.push(`overlap: "${one.said}" in ${name(one.element)} and "${two.said}" in ${name(two.element)}`);
  });
  document.adoptedStyleSheets.pop();
  for (const element of root.querySelectorAll("[data-thing].glow, button:not([data-thing]), a")) {
    if (!element.checkVisibility(SHOWN) || element.closest("[inert]")) continue;
    const whole = element.getBoundingClientRect();
    const box = open(element, whole);
    if (area(box) < 0.9 * whole.width * whole.height) continue; // who scrolls or zooms sees it
    const px = free(element, box);
    if (px < Math.min(room, 0.5 * area(whole)))
      found.push(`covered: ${element.dataset.thing ?? name(element)} has ${Math.round(px)} px² to hit`);
  }
  return [...new Set(found)];
}
