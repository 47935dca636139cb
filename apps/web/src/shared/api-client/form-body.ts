import { isRecord } from "#web/shared/storage/is-record.ts";

/** A body as `multipart/form-data`: files and texts as they are, and what is neither as JSON. What is undefined stays out. */
export function formBody(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob || typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}
