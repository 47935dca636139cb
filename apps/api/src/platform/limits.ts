/** Counts tries across all API nodes. */
export interface Limits {
  /**
   * Counts one try and tells whether it is within `max` tries in a window of `seconds` that begins with the first.
   * `retryAfter` is in seconds.
   */
  take(key: string, max: number, seconds: number): Promise<{ isAllowed: boolean; retryAfter: number }>;
  forget(key: string): Promise<void>;
}
