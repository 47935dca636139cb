import { expect, test } from "vitest";
import { guestUuid } from "./guest.ts";

const UUID = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";

test("an id of a guest contains a UUID, that of an account does not say guest", () => {
  expect(guestUuid(`guest-${UUID}`)).toBe(UUID);
  for (const id of [UUID, `guest-${UUID}x`, "guest-", `guest-${UUID.toUpperCase()}`, ""])
    expect(guestUuid(id)).toBe(null);
});
