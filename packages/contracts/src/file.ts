import type { z } from "zod";
import type { RouteTerms } from "./endpoint.ts";
import { tableOf, type TableContract } from "./table.ts";

/** A route that answers with bytes instead of JSON, for example a picture, an archive or an HTML page. */
export interface FileRoute extends RouteTerms {
  readonly method: "GET" | "POST";
}

export interface FileShape {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
}

export type FileTable = Record<string, FileRoute>;

/** File routes of one domain. */
export type FileContract<
  Routes extends FileTable = FileTable,
  Shapes extends { readonly [Name in keyof Routes]: FileShape } = { readonly [Name in keyof Routes]: FileShape },
> = TableContract<Routes, Shapes>;

export const defineFiles = tableOf<FileRoute, FileShape>();
