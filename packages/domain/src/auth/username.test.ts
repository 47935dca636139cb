import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usernameCandidates } from "./username.ts";

const FORM = /^[a-z0-9_.]{3,20}$/;

describe("usernameCandidates", () => {
  it("S7.03 every suggestion for any address is a valid user name, and no two are the same", () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (email, seed) => {
        const names = usernameCandidates(email, (below) => seed % below);
        expect(names.length).toBeGreaterThanOrEqual(2);
        for (const name of names) expect(name).toMatch(FORM);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it("S7.03 begins with the plain name of the address", () => {
    expect(usernameCandidates("Ada.Lovelace+app@example.org", () => 7)[0]).toBe("ada.lovelaceapp");
    expect(usernameCandidates("李@example.org", () => 7)[0]).toBe("learner");
  });
});
