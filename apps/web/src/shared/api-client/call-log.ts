export interface LoggedCall {
  readonly method: string;
  readonly address: string;
  readonly status: number | string;
}

const LIMIT = 20;
const calls: LoggedCall[] = [];

/** Keeps the last calls for the debug overlay; no bodies, no tokens. */
export function noteCall(method: string, address: string, status: number | string): void {
  calls.unshift({ method, address, status });
  calls.length = Math.min(calls.length, LIMIT);
}

export const lastCalls = (): readonly LoggedCall[] => calls;
