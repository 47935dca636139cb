import type { z } from "zod";
import type { RouteTerms } from "./endpoint.ts";

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
export interface FileContract<
  Routes extends FileTable = FileTable,
  Shapes extends { readonly [Name in keyof Routes]: FileShape } = { readonly [Name in keyof Routes]: FileShape },
> {
  readonly domain: string;
  readonly routes: Routes;
  readonly shapes: Shapes;
}

export function defineFiles<
  const Routes extends FileTable,
  const Shapes extends { readonly [Name in keyof Routes]: FileShape },
>(
  domain: string,
  routes: Routes,
  shapes: Shapes & Record<Exclude<keyof Shapes, keyof Routes>, never>,
): FileContract<Routes, Shapes> {
  return { domain, routes, shapes };
}
