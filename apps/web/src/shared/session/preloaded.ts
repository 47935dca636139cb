/** A response that came with the refreshed session. */
export interface Preloaded {
  url: string;
  status: number;
  body: unknown;
  /** It was cached on an earlier visit. */
  isCached?: boolean;
}

/** Milliseconds after which a preloaded response is stale. */
const FRESH = 30_000;

const answers = new Map<string, Preloaded & { at: number }>();

export function addPreloaded(preloaded: readonly Preloaded[]): void {
  for (const answer of preloaded) answers.set(answer.url, { ...answer, at: performance.now() });
}

/** Adds responses cached on an earlier visit; they never replace newer ones. */
export const addCached = (cached: readonly Preloaded[]): void =>
  addPreloaded(cached.filter(({ url }) => !answers.has(url)).map((answer) => ({ ...answer, isCached: true })));

/** Returns a preloaded response to the first call of its URL; later calls go to the server. */
export function takePreloaded(url: string): Preloaded | null {
  const answer = answers.get(url);
  answers.delete(url);
  return answer && performance.now() - answer.at < FRESH ? answer : null;
}

export const dropPreloaded = (): void => answers.clear();
