import Bowser from "bowser";

/** A device according to its user agent; names in their makers' spelling. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: "desktop" | "mobile" | "tablet" | "other";
}

const KINDS: ReadonlySet<string> = new Set<Device["kind"]>(["desktop", "mobile", "tablet"]);
const isKind = (kind: string | undefined): kind is Device["kind"] => kind !== undefined && KINDS.has(kind);

export function describeDevice(userAgent: string): Device {
  // Bowser throws on an empty string.
  const { browser, os, platform } = Bowser.parse(userAgent === "" ? "unknown" : userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: isKind(platform.type) ? platform.type : "other",
  };
}

/** Such as "Firefox (Windows)"; the same in every language. */
export function nameDevice(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  const program = browser ?? /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? "HTTP";
  return system === null ? program : `${program} (${system})`;
}
