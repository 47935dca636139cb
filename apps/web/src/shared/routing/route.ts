import type { Params } from "react-router";
import type { AppStore } from "#web/shared/state/store.ts";
import type { CatalogueName, MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { SkeletonName } from "../ui/page-skeleton.tsx";

/** A place of the navigation. */
export type NavigationName = "learn" | "courses" | "simulator" | "profile";

export interface ScreenModule {
  /** Takes what came with the session, so that the first drawing is the whole screen; `params` are those of the route's path. */
  readonly prepare?: (dispatch: AppStore["dispatch"], params: Params) => Promise<unknown>;
  /** The first drawing may show what was kept of the last visit, while the session brings what is so now. */
  readonly beginsWithKept?: boolean;
}

export interface AppRoute {
  /** Pattern of react-router: `/lessons/:lessonId`. */
  readonly path: string;
  /** Feature and file: `learning/learn-screen` is `LearnScreen` in `features/learning/screens/learn-screen.tsx`, a chunk of its own. */
  readonly screen: string;
  /** Catalogues the screen needs beside `shared` and `app`. */
  readonly messages: readonly CatalogueName[];
  /** `app`: with navigation; `focus`: without, for lessons and sign-up. */
  readonly frame: "app" | "focus";
  readonly navigation?: NavigationName;
  readonly skeleton: SkeletonName;
  /** Where that is hidden (S6.10) the route does not exist: 404, nothing fetched before. */
  readonly hiddenWith?: "simulator";
  /** Document title of the prerendered page. */
  readonly title: MessageKey;
  /** The page of the route is the whole screen in English, not just the frame with its skeleton. */
  readonly isPrerendered?: true;
  /** Paths of GET calls to fetch before any script runs; `:name` stands for that part of the route's path. */
  readonly preload?: readonly string[];
}
