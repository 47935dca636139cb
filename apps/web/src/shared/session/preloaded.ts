/** An answer that came with the refresh of the session. */
export interface Preloaded {
  url: string;
  status: number;
  body: unknown;
  /** It was cached on an earlier visit. */
  isCached?: boolean;
}

/** Milliseconds after which an answer is too old to stand for a call. */
const FRESH = 30_000;

const answers = new Map<string, Preloaded & { at: number }>();

export function keepPreloaded(preloaded: readonly Preloaded[]): void {
  for (const answer of preloaded) answers.set(answer.url, { ...answer, at: performance.now() });
}

/** The same with what was answered on an earlier visit; nothing newer gives way to it. */
export const offerKept = (kept: readonly Preloaded[]): void =>
  keepPreloaded(kept.filter(({ url }) => !answers.has(url)).map((answer) => ({ ...answer, isCached: true })));

/** Gives a preloaded answer to the first call of its address; calls after that go to the server. */
export function takePreloaded(url: string): Preloaded | null {
  const answer = answers.get(url);
  answers.delete(url);
  return answer && performance.now() - answer.at < FRESH ? answer : null;
}

export const dropPreloaded = (): void => answers.clear();
