import { z } from "zod";

// Kinds of values of environment variables.

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

export const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** Without a slash at its end. */
export const webAddress = (example: string) => address(/^https?$/, example).transform((url) => url.replace(/\/+$/, ""));

export const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");
