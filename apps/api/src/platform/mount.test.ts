import { profileContract } from "@candlewise/contracts/profile/schemas";
import { describe, expect, expectTypeOf, it } from "vitest";
import { endpointsOf, type Handlers } from "#api/platform/mount.ts";

type ProfileHandlers = Handlers<typeof profileContract>;

const nothing = async (): Promise<never> => {
  throw new Error("never called");
};
const handlers: ProfileHandlers = {
  getUser: nothing,
  updateUser: nothing,
  getPreferences: nothing,
  savePreferences: nothing,
  getUserProperties: nothing,
  updateUserProperties: nothing,
  getStudyPlan: nothing,
  onboardUser: nothing,
  getTour: nothing,
  saveTour: nothing,
  getProfile: nothing,
  getAvatars: nothing,
  saveProfile: nothing,
  getTermsConsent: nothing,
  acceptTerms: nothing,
};

describe("endpointsOf", () => {
  it("pairs every endpoint with its handler", () => {
    const endpoints = endpointsOf(profileContract, handlers);
    expect(endpoints.map(({ name }) => name)).toEqual(Object.keys(profileContract.routes));
    expect(endpoints[0]?.route).toBe(profileContract.routes.getUser);
  });

  it("does not compile with a handler left out, and fails at once without one", () => {
    const { getUser: _, ...rest } = handlers;
    // @ts-expect-error getUser is missing
    expect(() => endpointsOf(profileContract, rest)).toThrow("profile.getUser has no handler");
  });

  it("gives handlers the parsed input, a user where a token names one, and checks what they answer", () => {
    expectTypeOf<Parameters<ProfileHandlers["updateUser"]>[0]["params"]["id"]>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<ProfileHandlers["getUser"]>[1]["userId"]>().toEqualTypeOf<string>();
    expectTypeOf<Awaited<ReturnType<ProfileHandlers["getUser"]>>>().not.toExtend<{ nobody: string }>();
    expectTypeOf<{ id: string }>().not.toExtend<Awaited<ReturnType<ProfileHandlers["getUser"]>>>();
  });
});
