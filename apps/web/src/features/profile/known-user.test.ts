import { expect, it } from "vitest";
import { requireUser, requireUserId } from "./known-user.ts";

it("S5.01 a call about a user needs the user's id", () => {
  expect(requireUserId("u1")).toBe("u1");
  for (const missing of ["", null, undefined]) expect(() => requireUserId(missing)).toThrow("User ID is required");
});

it("S5.04 a change of language needs a known user with an id", () => {
  expect(requireUser({ id: "u1" })).toEqual({ id: "u1" });
  for (const unknown of [null, undefined, { id: "" }]) expect(() => requireUser(unknown)).toThrow("User not found");
});
