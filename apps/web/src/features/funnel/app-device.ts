import type { Device } from "@candlewise/domain/profile/app-device";

const NONE: Device = { os: "", version: "" };

/** The system that a user-agent text tells of, as far as the app can be installed on it. */
export function deviceOf(userAgent: string): Device {
  const ios = /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+(?:_\d+)*)/.exec(userAgent)?.[1];
  if (ios) return { os: "iOS", version: ios.replaceAll("_", ".") };
  const android = /\bAndroid (\d+(?:\.\d+)*)/.exec(userAgent)?.[1];
  return android ? { os: "Android", version: android } : NONE;
}

/** The device to offer the app to; none when this is the installed app. */
export function appDevice(): Device {
  return matchMedia("(display-mode: standalone)").matches ? NONE : deviceOf(navigator.userAgent);
}
