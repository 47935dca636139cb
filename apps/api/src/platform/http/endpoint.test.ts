import { defineContract, type RouteTable } from "@candlewise/contracts/endpoint";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { endpointsOf, type Handlers } from "#api/platform/http/endpoint.ts";

const routes = {
  getNote: { method: "GET", path: "/notes/{id}/", token: "default", owner: "self", errors: [], summary: "One note." },
  saveNote: { method: "PUT", path: "/notes/{id}/", token: "default", owner: "self", errors: [], summary: "Saves it." },
} as const satisfies RouteTable;
const params = z.strictObject({ id: z.string() });
const response = z.strictObject({ id: z.string(), text: z.string() });
const notes = defineContract("notes", routes, {
  getNote: { params, response },
  saveNote: { params, body: z.strictObject({ pages: z.coerce.number() }), response },
});
type NoteHandlers = Handlers<typeof notes>;

const unused = async (): Promise<never> => {
  throw new Error("never called");
};
const handlers: NoteHandlers = { getNote: unused, saveNote: unused };

describe("endpointsOf", () => {
  it("pairs every endpoint with its handler", () => {
    const endpoints = endpointsOf(notes, handlers);
    expect(endpoints.map(({ name }) => name)).toEqual(["getNote", "saveNote"]);
    expect(endpoints[0]?.route).toBe(routes.getNote);
  });

  it("does not compile with a handler left out, and fails at once without one", () => {
    const { getNote: _, ...rest } = handlers;
    // @ts-expect-error getNote is missing
    expect(() => endpointsOf(notes, rest)).toThrow("notes.getNote has no handler");
  });

  it("gives handlers the parsed input, a user where a token names one, and checks what they answer", () => {
    expectTypeOf<Parameters<NoteHandlers["saveNote"]>[0]["params"]["id"]>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<NoteHandlers["saveNote"]>[0]["body"]["pages"]>().toEqualTypeOf<number>();
    expectTypeOf<Parameters<NoteHandlers["getNote"]>[1]["userId"]>().toEqualTypeOf<string>();
    expectTypeOf<{ id: string }>().not.toExtend<Awaited<ReturnType<NoteHandlers["getNote"]>>>();
  });
});
