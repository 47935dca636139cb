/** The device as reported by the browser. */
export interface Device {
  /** Such as `iOS`. */
  readonly os: string;
  /** Such as `17.4.1`. */
  readonly version: string;
}

/** S9.07 */
const FIRST_MAJOR: Readonly<Record<string, number>> = { iOS: 17, Android: 8 };

/** Whether the native app runs on a device and should be offered (S4.06). */
export function canRunApp({ os, version }: Device): boolean {
  const first = FIRST_MAJOR[os];
  return first !== undefined && Number.parseInt(version, 10) >= first;
}
