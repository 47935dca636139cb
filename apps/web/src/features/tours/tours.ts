import type { MessageKey } from "#web/shared/i18n/catalogue.ts";

export interface TourStep {
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** Selectors of what the step points at: the first that is on the screen. A step without any is left out. */
  readonly targets: readonly string[];
}

interface Tour {
  /** Under which the server remembers it. */
  readonly name: string;
  readonly path: RegExp;
  readonly steps: readonly TourStep[];
}

const TOURS: readonly Tour[] = [
  {
    name: "learn",
    path: /^\/learn$/,
    steps: [
      { title: "tours.learn.path", text: "tours.learn.pathText", targets: ["[data-node][data-current]"] },
      {
        title: "tours.learn.today",
        text: "tours.learn.todayText",
        targets: ["header button[aria-haspopup=dialog]", "main ~ aside > div > :first-child"],
      },
      { title: "tours.learn.courses", text: "tours.learn.coursesText", targets: ["nav a[href='/courses']"] },
    ],
  },
  {
    name: "lesson",
    path: /^\/courses\/[^/]+\/chapters\/[^/]+\/lessons\//,
    steps: [
      {
        title: "tours.lesson.pages",
        text: "tours.lesson.pagesText",
        targets: ["header :has(> progress)"],
      },
      { title: "tours.lesson.press", text: "tours.lesson.pressText", targets: ["main > div:last-child button"] },
      { title: "tours.lesson.leave", text: "tours.lesson.leaveText", targets: ["header > button"] },
    ],
  },
  {
    name: "courses",
    path: /^\/courses$/,
    steps: [
      { title: "tours.courses.order", text: "tours.courses.orderText", targets: ["main li a[href^='/courses/']"] },
      { title: "tours.courses.short", text: "tours.courses.shortText", targets: ["#mini"] },
    ],
  },
  {
    name: "profile",
    path: /^\/profile$/,
    steps: [
      { title: "tours.profile.you", text: "tours.profile.youText", targets: ["main header button"] },
      {
        title: "tours.profile.skyline",
        text: "tours.profile.skylineText",
        targets: ["main figure", "main section svg"],
      },
      { title: "tours.profile.data", text: "tours.profile.dataText", targets: ["main a[href='/profile/data']"] },
    ],
  },
];

export const tourOf = (pathname: string): Tour | null => TOURS.find(({ path }) => path.test(pathname)) ?? null;

const isOnScreen = (element: Element): boolean => element.getClientRects().length > 0;

/** What a step points at, or null when it is not on the screen. */
export function targetOf({ targets }: TourStep): Element | null {
  for (const selector of targets) {
    const found = [...document.querySelectorAll(selector)].find(isOnScreen);
    if (found) return found;
  }
  return null;
}
