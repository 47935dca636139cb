import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError, isDiskFull } from "../errors.ts";
import { createUploadGate, type UploadGate } from "./upload-gate.ts";

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 20_000;

/** The body of a form. Its files stay on disk until it is disposed of. */
export interface Form extends AsyncDisposable {
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Reads the body of a form of this owner: fields as strings, files as `File`, and the part `data` as parsed JSON.
 * @throws AppError `unsupported_media_type`, `payload_too_large`, `validation_failed`, `too_many_requests`, `unavailable`
 */
export type FormReader = (request: FastifyRequest, terms: FormTerms) => Promise<Form>;

interface FormTerms {
  readonly owner: string;
  /** 5 MiB when absent. */
  readonly maxFileBytes?: number | undefined;
}

/** Accepts `multipart/form-data`: a file and some fields. */
export async function addForms(app: FastifyInstance, { stalledMs }: { stalledMs: number }): Promise<FormReader> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_FIELDS + 1,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  const gate = createUploadGate();
  return (request, terms) => readForm(request, terms, gate, stalledMs);
}

async function readForm(
  request: FastifyRequest,
  { owner, maxFileBytes = MAX_FILE_BYTES }: FormTerms,
  gate: UploadGate,
  stalledMs: number,
): Promise<Form> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  const leave = gate.admit(owner);
  const files: string[] = [];
  const dispose = async () => {
    for (const path of files) await rm(path, { force: true });
    leave();
  };
  const endWatch = hangUpWhenSilent(request.raw.socket, stalledMs);
  try {
    return { body: await readParts(request, files, maxFileBytes), [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    // The rest of a refused form would stay in front of the next request on its connection.
    request.raw.unpipe().resume();
    throw refusalOf(error);
  } finally {
    endWatch();
  }
}

function hangUpWhenSilent(connection: unknown, ms: number): () => void {
  // A call that the server makes to itself has no connection.
  if (!(connection instanceof Socket)) return () => undefined;
  const hangUp = () => connection.destroy();
  connection.setTimeout(ms, hangUp);
  return () => connection.setTimeout(0).off("timeout", hangUp);
}

async function readParts(request: FastifyRequest, files: string[], fileSize: number): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>();
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (body.has(part.fieldname)) throw new AppError("validation_failed");
    if (part.type === "file") {
      body.set(part.fieldname, await saveFile(part, files));
    } else {
      if (part.valueTruncated) throw new AppError("payload_too_large");
      body.set(part.fieldname, part.fieldname === "data" ? parseJson(String(part.value)) : part.value);
    }
  }
  return Object.fromEntries(body);
}

/** Many concurrent uploads would not fit in memory, so the returned file reads its bytes from disk on demand. */
async function saveFile({ file, filename, mimetype: type }: MultipartFile, files: string[]): Promise<File> {
  const path = join(tmpdir(), `candlewise-upload-${process.pid}-${randomUUID()}`);
  files.push(path);
  await pipeline(file, createWriteStream(path, { mode: 0o600 }));
  if (file.truncated) throw new AppError("payload_too_large");
  return new File([await openAsBlob(path, { type })], filename, { type });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("validation_failed", { details: [{ path: "body.data", message: "This is not JSON." }], cause });
  }
}

/** A form that cannot be read to its end is a client error, unless the disk is full. */
function refusalOf(error: unknown): unknown {
  if (error instanceof AppError || isDiskFull(error)) return error;
  const isTooLarge = error instanceof Error && "statusCode" in error && error.statusCode === 413;
  return new AppError(isTooLarge ? "payload_too_large" : "validation_failed", { cause: error });
}
