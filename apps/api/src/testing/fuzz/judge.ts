import { commonErrors, errorCatalogue, isErrorCode } from "@candlewise/contracts/errors";
import { z } from "zod";
import type { Callable, WireAnswer } from "./wire.ts";

const ErrorBodySchema = z.strictObject({
  error: z.string(),
  message: z.string(),
  request_id: z.string(),
  details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
});

/** Refusals that a well-formed request with the right token never gets. */
const NEVER_WHEN_RIGHT: ReadonlySet<string> = new Set([
  "Unauthorized",
  "forbidden_origin",
  "method_not_allowed",
  "payload_too_large",
  "unsupported_media_type",
]);

/** What is wrong with an answer; null when it conforms to its contract. */
export function faultOf(call: Callable, isMalformed: boolean, answer: WireAnswer): string | null {
  const { status, headers, text } = answer;
  if (status >= 500) return `answered ${status}: ${text}`;
  const type = headers["content-type"] ?? "";
  // S7.23, S7.24: an answer that is a text is sent as it is.
  const isText = status === 200 && type.startsWith("text/plain");
  if (!isText && !type.startsWith("application/json")) return `answered ${type}, not JSON`;
  const body: unknown = isText ? text : JSON.parse(text);
  if (status === 200) {
    if (isMalformed) return "took what it must refuse";
    const parsed = call.shape.response.safeParse(body);
    return parsed.success ? null : `gave an answer of another shape: ${parsed.error.message}`;
  }
  return faultOfRefusal(call, isMalformed, status, body);
}

function faultOfRefusal({ route }: Callable, isMalformed: boolean, status: number, body: unknown): string | null {
  const parsed = ErrorBodySchema.safeParse(body);
  if (!parsed.success) return `refused in another shape with ${status}: ${JSON.stringify(body)}`;
  const { error, message, details = [] } = parsed.data;
  if (!isErrorCode(error)) return `refused with ${error}, which is not of the catalogue`;
  if (errorCatalogue[error].status !== status) return `refused with ${error} as ${status}`;
  const fault = details.length === 1 ? details[0]?.message : undefined;
  if (message !== (fault ?? errorCatalogue[error].message)) return `says "${message}" for ${error}`;
  const listed: readonly string[] = [...commonErrors, ...route.errors];
  if (!listed.includes(error)) return `refused with ${error}, which it does not list`;
  // An earlier call may have ended the session, which `live` routes notice.
  const isOpen = error === "Unauthorized" && (route.token === "none" || route.session === "live");
  if (!isMalformed && !isOpen && NEVER_WHEN_RIGHT.has(error)) return `refused the right form with ${error}`;
  return null;
}
