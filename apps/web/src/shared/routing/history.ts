export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Of the history entry; `default` for the one that the visit began with. */
  readonly key: string;
}

/** An address of this app. What an object leaves out: the path is the current one, search and hash are empty. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };
export type NavigationType = "POP" | "PUSH" | "REPLACE";
export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export interface AppHistory {
  location(): Location;
  navigate(href: string, options: NavigateOptions): void;
  go(delta: number): void;
  /** Calls back after each change of the location; returns how to stop. */
  listen(onChange: (type: NavigationType) => void): () => void;
}

const prefixed = (text: string, sign: "?" | "#"): string =>
  text === "" || text === sign ? "" : text.startsWith(sign) ? text : sign + text;

/** The address as one text. Only path, search and hash count: no address leads to another site. */
export function hrefOf(to: To, pathname: string): string {
  if (typeof to !== "string")
    return (to.pathname ?? pathname) + prefixed(to.search ?? "", "?") + prefixed(to.hash ?? "", "#");
  if (to.startsWith("/")) return to;
  return to.startsWith("?") || to.startsWith("#") ? pathname + to : `/${to}`;
}

function parse(href: string): Pick<Location, "pathname" | "search" | "hash"> {
  const [beforeHash = "", ...hash] = href.split("#");
  const [pathname = "", ...search] = beforeHash.split("?");
  return { pathname, search: prefixed(search.join("?"), "?"), hash: prefixed(hash.join("#"), "#") };
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function createListeners() {
  const listeners = new Set<(type: NavigationType) => void>();
  return {
    tell: (type: NavigationType) => {
      for (const listener of listeners) listener(type);
    },
    listen: (listener: (type: NavigationType) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What this app keeps in an entry of the browser's history. */
interface EntryState {
  readonly key: string;
  readonly state: unknown;
}

const isEntryState = (value: unknown): value is EntryState =>
  typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";

/** `isOwn` says which paths the router of this page shows; all others are pages of their own, which the browser loads. */
export function createBrowserHistory(isOwn: (pathname: string) => boolean): AppHistory {
  const { tell, listen } = createListeners();
  addEventListener("popstate", () => tell("POP"));
  return {
    location() {
      const { pathname, search, hash } = window.location;
      const entry: unknown = history.state;
      const { key, state } = isEntryState(entry) ? entry : { key: "default", state: null };
      return { pathname, search, hash, key, state };
    },
    navigate(href, { replace = false, state = null }) {
      const entry: EntryState = { key: newKey(), state };
      // Resolved against the origin: "//other.example" is a path.
      const url = new URL(location.origin);
      Object.assign(url, parse(href));
      if (!isOwn(url.pathname)) {
        if (replace) location.replace(url);
        else location.assign(url);
        return;
      }
      if (replace) history.replaceState(entry, "", url);
      else history.pushState(entry, "", url);
      tell(replace ? "REPLACE" : "PUSH");
    },
    go: (delta) => history.go(delta),
    listen,
  };
}

/** Of tests and of prerendering; `hrefs` is the history so far, its last entry the current one. */
export function createMemoryHistory(hrefs: readonly string[]): AppHistory {
  const { tell, listen } = createListeners();
  const entries = hrefs.map((href): Location => ({ ...parse(href), state: null, key: "default" }));
  let at = entries.length - 1;
  return {
    location: () => entries[at] ?? { ...parse("/"), state: null, key: "default" },
    navigate(href, { replace = false, state = null }) {
      const entry = { ...parse(href), state, key: newKey() };
      if (!replace) at++;
      entries.splice(at, replace ? 1 : entries.length, entry);
      tell(replace ? "REPLACE" : "PUSH");
    },
    go(delta) {
      at = Math.max(0, Math.min(entries.length - 1, at + delta));
      tell("POP");
    },
    listen,
  };
}
