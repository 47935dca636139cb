/** Status and message of an error code. */
export interface ErrorKind {
  readonly status: number;
  /** True for server faults, which are sent to error reporting. */
  readonly reportable: boolean;
  /** English text of the `message` field; clients translate by code. */
  readonly message: string;
}

export type ErrorKinds = Readonly<Record<string, ErrorKind>>;

/** What the server refuses: the caller can mend it, so nobody is called. */
export const refusal = <const Status extends number>(status: Status, message: string) =>
  ({ status, reportable: false, message }) as const;
