import type { Route } from "@candlewise/contracts/endpoint";
import { z } from "zod";
import type { Callable } from "../fuzz/wire.ts";

/** The public URL of a test app. */
export const URL_OF_APP = "http://localhost:8080";

export const nameOf = ({ domain, name }: Callable) => `${domain}.${name}`;

/** The named parts of a path, each with the segment before it: `sessions/{id}`. */
export const placesOf = ({ path }: Route) =>
  [...path.matchAll(/([\w-]+\/\{(\w+)\})/g)].map(([, place = "", name = ""]) => ({ place, name }));

/** Names of the fields of query and body. */
export const fieldsOf = ({ query, body }: Callable["shape"]) =>
  [query, body].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
