import Bowser from "bowser";
import type { Device } from "@candlewise/domain/profile/app-device";

/** The device that a user-agent text tells of; empty words when it tells nothing. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === "") return { os: "", version: "" };
  const { name = "", version = "" } = Bowser.getParser(userAgent).getOS();
  return { os: name, version };
}
