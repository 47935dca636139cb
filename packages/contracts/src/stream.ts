import type { z } from "zod";
import type { RouteTerms } from "./endpoint.ts";
import { tableOf, type TableContract } from "./table.ts";

/** A GET route that sends server-sent events until the client disconnects. */
export interface StreamRoute extends RouteTerms {
  /** Open streams per user and server; defaults to 6. */
  readonly perUser?: number;
  /** Seconds of silence before a comment keeps the connection open; defaults to 15. */
  readonly heartbeatSeconds?: number;
  /** Seconds after which the stream ends, so the client reconnects with a fresh token; defaults to 900. */
  readonly lifeSeconds?: number;
}

export interface StreamShape {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Event schemas by name. */
  readonly events: Readonly<Record<string, z.ZodType>>;
}

export type StreamTable = Record<string, StreamRoute>;

/** Stream routes of one domain. */
export type StreamContract<
  Routes extends StreamTable = StreamTable,
  Shapes extends { readonly [Name in keyof Routes]: StreamShape } = { readonly [Name in keyof Routes]: StreamShape },
> = TableContract<Routes, Shapes>;

export const defineStreams = tableOf<StreamRoute, StreamShape>();
