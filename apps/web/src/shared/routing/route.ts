import type { CatalogueName, MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { Query } from "./query.ts";

/**
 * Who may open a screen. `public`: anybody; `visitor`: anybody, and a session is asked for only where somebody was signed in on this device;
 * `shared`: signed-in users, and visitors see what is behind the link; `session`: signed-in users. S2.11
 */
export type Access = "public" | "visitor" | "shared" | "session";

/** The shape of a screen that is loading. */
export type SkeletonName = "path" | "list" | "portfolio" | "profile" | "lesson" | "form";

/** A place of the navigation. Screens of the simulator do not exist where it is hidden (S6.10). */
export type Area = "learn" | "courses" | "simulator" | "leagues" | "profile";

/**
 * What a cold start shows first. `skeleton`: the frame and the shape of the screen; `fresh`: the same, and the first render waits a moment for the
 * responses to the queries; `cached`: responses of the last visit stand in for those that are not there yet; `prerendered`: the whole screen, in English.
 */
export type FirstPaint = "skeleton" | "fresh" | "cached" | "prerendered";

type NameIn<Segment extends string> = Segment extends `:${infer Name}` ? Name : Segment extends "*" ? "*" : never;
/** Names of the parameters in a pattern: `courseId` in `/courses/:courseId`. */
type ParamName<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameIn<Segment> | ParamName<Rest>
  : NameIn<Path>;
export type RouteParams = Readonly<Record<string, string>>;

interface RouteTerms {
  readonly access: Access;
  readonly area?: Area;
  /** Feature and file: `learning/learn-screen` is `LearnScreen` in `features/learning/screens/learn-screen.tsx`, a chunk of its own. */
  readonly screen: string;
  /** Catalogues that the screen needs beside `shared` and `app`. */
  readonly texts: readonly CatalogueName[];
  /** `app`: with navigation; `focus`: without, for lessons and sign-up. */
  readonly frame: "app" | "focus";
  readonly skeleton: SkeletonName;
  /** Document title of the prerendered page. */
  readonly title: MessageKey;
  readonly firstPaint: FirstPaint;
}

interface Definition<Path extends string> extends RouteTerms {
  readonly path: Path;
  /** What the screen shows first. The calls go out with the page, before any script has loaded. */
  readonly queries?: (params: Readonly<Record<ParamName<Path>, string>>) => readonly Query[];
}

export interface AppRoute<Path extends string = string> extends RouteTerms {
  /** `/lessons/:lessonId`, as in `domain/pages/match-page.ts`. */
  readonly path: Path;
  readonly queries: (params: RouteParams) => readonly Query[];
}

/** The one definition of a screen: page, chunk, texts, calls, guard, frame and navigation follow from it. */
export const defineRoute = <const Path extends string>({ queries, ...route }: Definition<Path>): AppRoute<Path> => ({
  ...route,
  queries: (params) =>
    // The parameters are those that the matcher found in the pattern.
    queries?.(params as Readonly<Record<ParamName<Path>, string>>) ?? [],
});
