import type { MessageKey } from "#web/shared/i18n/catalogue.ts";

export interface Hint {
  /** Under which the server remembers that it was shown: the name of the tour that it replaces. */
  readonly name: string;
  readonly path: RegExp;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** Selector of what the hint explains. */
  readonly target: string;
  /** Selector of what the hint must not cover. */
  readonly avoids?: string;
}

const HINTS: readonly Hint[] = [
  {
    name: "learn",
    path: /^\/learn$/,
    title: "hints.learn.title",
    text: "hints.learn.text",
    target: "[data-node][data-current]",
  },
  {
    name: "lesson",
    path: /^\/courses\/[^/]+\/chapters\/[^/]+\/lessons\//,
    title: "hints.lesson.title",
    text: "hints.lesson.text",
    target: "[data-hint-target=lesson] button",
    avoids: "main :is(h1, p, li, figure, svg, [data-item])",
  },
  {
    name: "courses",
    path: /^\/courses$/,
    title: "hints.courses.title",
    text: "hints.courses.text",
    target: "main li a[href^='/courses/']",
  },
  {
    name: "profile",
    path: /^\/profile$/,
    title: "hints.profile.title",
    text: "hints.profile.text",
    target: "main header button",
  },
];

export const hintOf = (pathname: string): Hint | null => HINTS.find(({ path }) => path.test(pathname)) ?? null;

/** What a hint explains, or null when it is not on the screen. */
export const targetOf = ({ target }: Hint): Element | null =>
  [...document.querySelectorAll(target)].find((element) => element.getClientRects().length > 0) ?? null;
