import { z } from "zod";
import { defineEvent } from "../event.ts";

export const authEvents = {
  "user.registered": defineEvent("user", z.strictObject({ language: z.string(), time_zone: z.string() })),
} as const;
