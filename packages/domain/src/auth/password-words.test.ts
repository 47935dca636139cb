import { describe, expect, it } from "vitest";
import { isMadeOfOwnWords } from "./password-words.ts";

const ada = { email: "ada.lovelace@engines.example.com", username: "countess" };

describe("words of one's own in a password", () => {
  it.each([
    ["the product", "Candlewise-2026"],
    ["the user name", "COUNTESS 77"],
    ["the local part of the address", "ada.lovelace"],
    ["a word of the local part", "lovelace1815!"],
    ["the host of the address", "engines 2026"],
    ["several of them", "countess lovelace"],
  ])("S8.06 are too little: %s", (_, password) => expect(isMadeOfOwnWords(password, ada)).toBe(true));

  it("S8.06 are no harm beside enough others, and short words do not count", () => {
    expect(isMadeOfOwnWords("the difference engines of 1822", ada)).toBe(false);
    expect(isMadeOfOwnWords("ada adada ada", ada)).toBe(false);
    expect(isMadeOfOwnWords("correct horse battery staple", { email: "bob@x.org" })).toBe(false);
  });
});
