import { describe, expect, it } from "vitest";
import { passwordBits, passwordStrength } from "./password-strength.ts";

describe("passwordStrength", () => {
  it.each(["", "a", "Tr0ub&7"])("%j is short, whatever it is made of", (password) => {
    expect(passwordStrength(password)).toBe("short");
  });

  it.each([
    "aaaaaaaaaaaaaaaa",
    "abcdefghijkl",
    "qwertyuiop",
    "1234567890",
    "Password1",
    "passwordpassword",
    "98765432",
    "abababababab",
  ])("%s is weak: its characters follow from each other", (password) =>
    expect(passwordStrength(password)).toBe("weak"),
  );

  it("longer words of one's own are stronger", () => {
    const levels = ["river4lamp", "river lamp otter", "river lamp otter cloud"].map((each) => passwordStrength(each));
    expect(levels).toEqual(["fair", "strong", "strong"]);
  });

  it("what an attacker knows counts as one character", () => {
    expect(passwordBits("ada.lovelace", ["ada.lovelace"])).toBeLessThan(8);
    expect(passwordStrength("Ada.Lovelace1", ["ada.lovelace"])).toBe("weak");
    // Two letters are in too many words to tell them apart.
    expect(passwordBits("river lamp", ["ri"])).toBe(passwordBits("river lamp"));
  });

  it("a character more never makes it weaker", () => {
    let last = 0;
    for (const end of [1, 3, 5, 8, 12, 16, 20]) {
      const bits = passwordBits("kx7 pleat-Vg2*quorn!z".slice(0, end));
      expect(bits).toBeGreaterThanOrEqual(last);
      last = bits;
    }
  });
});
