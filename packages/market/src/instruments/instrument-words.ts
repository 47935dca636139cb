/** What is said of instruments in one language, by ticker. */
export interface InstrumentWords {
  /** What it does, how it earns, what it depends on: two or three sentences. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Of funds: what they follow. */
  readonly follows: Readonly<Record<string, string>>;
}
