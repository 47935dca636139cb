import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 20_000;

/** Lets calls take `multipart/form-data`: a file of at most 5 MiB and some fields. */
export async function addForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fileSize: MAX_FILE_BYTES,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_FIELDS + 1,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
}

/**
 * The body of a form: texts, files as `File`, and the part `data` as what its JSON says.
 * @throws AppError `unsupported_media_type`, `payload_too_large`, `validation_failed`
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  const body = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (body.has(part.fieldname)) throw new AppError("validation_failed");
      if (part.type === "file") {
        const bytes = await part.toBuffer();
        body.set(part.fieldname, new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }));
      } else {
        if (part.valueTruncated) throw new AppError("payload_too_large");
        body.set(part.fieldname, part.fieldname === "data" ? parseJson(String(part.value)) : part.value);
      }
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return Object.fromEntries(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("validation_failed", { details: [{ path: "body.data", message: "This is not JSON." }], cause });
  }
}

/** What is wrong with a form that cannot be read to its end is the caller's doing. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooLarge = error instanceof Error && "statusCode" in error && error.statusCode === 413;
  return new AppError(isTooLarge ? "payload_too_large" : "validation_failed", { cause: error });
}
