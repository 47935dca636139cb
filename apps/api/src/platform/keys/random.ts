import { randomBytes, randomInt } from "node:crypto";

/** A random secret key of the given number of bytes. */
export const randomKey = (bytes: number): Buffer => randomBytes(bytes);

/** A random URL-safe token of 256 bits. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** A random file name of 160 bits. */
export const randomFileName = (): string => randomBytes(20).toString("hex");

/** A random whole number from 0 to below a limit, each equally likely. */
export const randomBelow = (limit: number): number => randomInt(limit);
