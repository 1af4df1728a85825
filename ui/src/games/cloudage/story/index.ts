import type { StoryUI } from "../../../board/types";
import type { CloudAgeView } from "../view";
import Ask from "./Ask.svelte";
import Index from "./Index.svelte";
import Line from "./Line.svelte";
import Page from "./Page.svelte";
import { last, opens, words } from "./story";

export const story: StoryUI<CloudAgeView> = { words, opens, last, Page, Index, Line, Ask };
