import { createHmac, timingSafeEqual } from "node:crypto";

const FORM = /^([0-9a-f-]{36})\.([\w-]{43})$/;

const sign = (key: Buffer, exportId: string) => createHmac("sha256", key).update(exportId).digest("base64url");

/** The last segment of an export's URL: its signed id. */
export function sealExportLink(key: Buffer, exportId: string): string {
  return `${exportId}.${sign(key, exportId)}`;
}

/** The id of an export, or null for a token with a wrong signature. */
export function openExportLink(key: Buffer, token: string): string | null {
  const [, exportId = "", signature = ""] = FORM.exec(token) ?? [];
  const expected = Buffer.from(sign(key, exportId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? exportId : null;
}
