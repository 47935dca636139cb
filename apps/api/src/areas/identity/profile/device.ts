import Bowser from "bowser";
import type { Device } from "@candlewise/domain/profile/app-device";

/** The device of a user-agent header; empty strings for what it does not name. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === "") return { os: "", version: "" };
  const { name = "", version = "" } = Bowser.getParser(userAgent).getOS();
  return { os: name, version };
}
