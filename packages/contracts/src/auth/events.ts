import { z } from "zod";

export const authEvents = {
  "user.registered": z.strictObject({ language: z.string(), time_zone: z.string() }),
} as const;
