import { expect, it } from "vitest";
import { countryOf } from "./country-codes.ts";
import { groupsOf } from "./hidden-countries.ts";

it("S6.10 Singapore and Cyprus hide crypto, India hides the simulator, nothing is hidden elsewhere or when the country is unknown", () => {
  expect(groupsOf("SG")).toEqual(["hide_crypto"]);
  expect(groupsOf("CY")).toEqual(["hide_crypto"]);
  expect(groupsOf("IN")).toEqual(["hide_simulator"]);
  for (const country of ["DE", "US", "CH", "IS", "in", "", null]) expect(groupsOf(country)).toEqual([]);
});

it("S3.12 a country has both codes, and what is no country has none", () => {
  expect(countryOf("IN")).toEqual({ alpha_2: "IN", alpha_3: "IND" });
  expect(countryOf("CH")).toEqual({ alpha_2: "CH", alpha_3: "CHE" });
  expect(countryOf("GB")).toEqual({ alpha_2: "GB", alpha_3: "GBR" });
  // What proxies send for unknown places and for Tor.
  for (const code of ["XX", "T1", "EU", "in", "", "constructor"]) expect(countryOf(code)).toBeNull();
});

it("every country that the language data of the platform knows has its own two codes", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const known = pairs.filter((pair) => countryOf(pair) !== null);
  expect(known.filter((pair) => names.of(pair) === undefined)).toEqual([]);
  expect(known).toHaveLength(250);
  const codes = known.map((pair) => countryOf(pair)?.alpha_3 ?? "");
  expect(new Set(codes).size).toBe(250);
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
});
