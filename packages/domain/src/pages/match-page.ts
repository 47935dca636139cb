/**
 * Addresses of screens, the same for browser, build and server. A pattern consists of fixed segments, of `:name` for one segment, and at most of
 * a star at its end for any more, none included.
 */
export interface PageMatch<Page> {
  readonly page: Page;
  /** Decoded; what a star stands for is named `*`. */
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.replaceAll(/^\/|\/$/g, "").split("/");

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The higher, the more specific: compared segment by segment. */
const RANK = { star: 0, end: 1, param: 2, fixed: 3 } as const;

function rankOf(segment: string | undefined): number {
  if (segment === undefined) return RANK.end;
  if (segment === "*") return RANK.star;
  return segment.startsWith(":") ? RANK.param : RANK.fixed;
}

/** Negative when `a` is more specific. */
function compare(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = rankOf(b[at]) - rankOf(a[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const hasStar = pattern.at(-1) === "*";
  const fixed = hasStar ? pattern.slice(0, -1) : pattern;
  if (path.length < fixed.length || (!hasStar && path.length > fixed.length)) return null;
  const params: Record<string, string> = {};
  for (const [at, expected] of fixed.entries()) {
    const given = decoded(path[at] ?? "");
    if (!expected.startsWith(":")) {
      if (given !== expected) return null;
    } else if (given === "") return null;
    else params[expected.slice(1)] = given;
  }
  if (hasStar) params["*"] = path.slice(fixed.length).map(decoded).join("/");
  return params;
}

const shapeOf = (pattern: readonly string[]): string =>
  pattern.map((segment) => (segment.startsWith(":") ? ":" : segment)).join("/");

/** The most specific page of a path, with or without a slash at its end. Two pages for the same addresses are an error. */
export function pageMatcher<Page extends { readonly path: string }>(
  pages: readonly Page[],
): (path: string) => PageMatch<Page> | null {
  const patterns = pages.map((page) => ({ page, segments: segmentsOf(page.path) }));
  const shapes = new Set<string>();
  for (const { page, segments } of patterns) {
    const shape = shapeOf(segments);
    if (shapes.has(shape)) throw new Error(`Another page has the addresses of ${page.path}.`);
    shapes.add(shape);
  }
  patterns.sort((a, b) => compare(a.segments, b.segments));
  return (path) => {
    const segments = segmentsOf(path);
    for (const { page, segments: pattern } of patterns) {
      const params = paramsOf(pattern, segments);
      if (params) return { page, params };
    }
    return null;
  };
}
