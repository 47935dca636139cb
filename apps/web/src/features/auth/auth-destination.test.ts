import { expect, it } from "vitest";
import { destinationOf } from "./auth-destination.ts";

it("S2.11 a link that led to sign-in is opened after it", () => {
  expect(destinationOf(true, "/courses/2?a=b#c", "signIn")).toBe("/courses/2?a=b#c");
  expect(destinationOf(false, "/courses/2", "signIn")).toBe("/courses/2");
  expect(destinationOf(true, null, "signIn")).toBe("/learn");
});

it("who has no goal yet chooses one first; a new account always", () => {
  expect(destinationOf(false, null, "signIn")).toBe("/goal");
  expect(destinationOf(false, null, "signUp")).toBe("/goal");
  expect(destinationOf(false, "/courses/2", "signUp")).toBe("/goal");
  expect(destinationOf(true, null, "signUp")).toBe("/learn");
});
