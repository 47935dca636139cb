/** What a browser says of its device. */
export interface Device {
  /** Such as `iOS`. */
  readonly os: string;
  /** Such as `17.4.1`. */
  readonly version: string;
}

/** S9.07 */
const FIRST_MAJOR: Readonly<Record<string, number>> = { iOS: 17, Android: 8 };

/** Whether the app of the stores runs on a device, so that it is worth offering (S4.06). */
export function canRunApp({ os, version }: Device): boolean {
  const first = FIRST_MAJOR[os];
  return first !== undefined && Number.parseInt(version, 10) >= first;
}
