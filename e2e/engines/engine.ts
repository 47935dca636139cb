/** One source of WebDriver actions, in the form that the classic protocol and BiDi share. */
export type ActionSource =
  | { type: "key"; id: string; actions: { type: "keyDown" | "keyUp"; value: string }[] }
  | {
      type: "pointer";
      id: string;
      parameters: { pointerType: "mouse" };
      actions: (
        | { type: "pointerMove"; x: number; y: number; duration: number }
        | { type: "pointerDown" | "pointerUp"; button: number }
      )[];
    };

/** What the journeys need of a browser; each engine implements it by its own WebDriver protocol. */
export interface Engine {
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page; it returns text. */
  run(body: string): Promise<string>;
  perform(sources: ActionSource[]): Promise<void>;
  close(): Promise<void>;
}

/** Browsers take their language and zone from the environment. */
export const LOCALE = { LANG: "en_US.UTF-8", LANGUAGE: "en_US", LC_ALL: "C.UTF-8", TZ: "Europe/Berlin" } as const;
