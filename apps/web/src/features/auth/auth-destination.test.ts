import { expect, it } from "vitest";
import { destinationOf } from "./auth-destination.ts";

it("S2.11 a link that led to sign-in is opened after it", () => {
  expect(destinationOf(true, "/courses/2?a=b#c", "signIn", "/onboarding")).toBe("/courses/2?a=b#c");
  expect(destinationOf(false, "/courses/2", "signIn", "/onboarding")).toBe("/courses/2");
  expect(destinationOf(true, null, "signIn", "/onboarding")).toBe("/learn");
});

it("S2.12 who was not onboarded goes through the funnel; a new account always, unless nothing of it is left", () => {
  expect(destinationOf(false, null, "signIn", "/onboarding")).toBe("/onboarding");
  expect(destinationOf(false, null, "signUp", "/upsell")).toBe("/upsell");
  expect(destinationOf(false, "/courses/2", "signUp", "/onboarding?next=%2Fcourses%2F2")).toBe(
    "/onboarding?next=%2Fcourses%2F2",
  );
  expect(destinationOf(false, "/courses/2", "signUp", null)).toBe("/courses/2");
  expect(destinationOf(true, null, "signUp", "/onboarding")).toBe("/learn");
});
