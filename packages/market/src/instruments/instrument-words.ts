/** Texts about instruments in one language, by ticker. */
export interface InstrumentWords {
  /** Business, earnings and dependencies in two or three sentences. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** What each fund tracks. */
  readonly follows: Readonly<Record<string, string>>;
}
