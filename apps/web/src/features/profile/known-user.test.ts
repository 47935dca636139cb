import { expect, it } from "vitest";
import { requireUser } from "./known-user.ts";

it("S5.04 a change of language needs a known user with an id", () => {
  expect(requireUser({ id: "u1" })).toEqual({ id: "u1" });
  for (const unknown of [null, undefined, { id: "" }]) expect(() => requireUser(unknown)).toThrow("User not found");
});
