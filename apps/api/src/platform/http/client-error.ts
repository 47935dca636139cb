import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorCatalogue, type ErrorCode } from "@candlewise/contracts/errors";
import { AppError } from "../errors.ts";
import { errorBody } from "./error-renderer.ts";

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "payload_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers a request that Node cannot parse, or that arrives too slowly, in the usual error format, and closes the connection. */
export function createClientErrorHandler(headers: Readonly<Record<string, string>>, newId: () => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = new AppError(CODES[error.code ?? ""] ?? "validation_failed");
    const { status } = errorCatalogue[refusal.code];
    const id = newId();
    const body = JSON.stringify(errorBody(refusal, id));
    const all = {
      ...headers,
      "x-request-id": id,
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`, () => socket.destroy());
  };
}
