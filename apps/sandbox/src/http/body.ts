import type { FastifyRequest } from "fastify";
import { SandboxError } from "../sandbox-error.ts";

export const rawOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

export function bodyOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(rawOf(request).toString("utf8"));
  } catch {
    throw new SandboxError("2.01", ["The body is not JSON."]);
  }
}
