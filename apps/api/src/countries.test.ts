import { geoContract } from "@candlewise/contracts/geo/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleContent } from "#api/testing/sample-content.ts";
import { StartupError } from "#api/platform/errors.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { openCountryDatabase } from "#api/areas/identity/geo/country-database.ts";

/** Addresses of large networks that have been in the same country for decades. */
const FROM = {
  germany: "91.0.0.1",
  india: "117.192.0.1",
  singapore: "165.21.0.1",
  cyprus: "212.31.96.1",
  "india, version 6": "2405:200::1",
  "a private network": "10.0.0.1",
} as const;

let app: TestApp;
beforeAll(async () => {
  const environment = {
    TRUST_PROXY: "127.0.0.1",
    GEO_COUNTRY_HEADER: "CF-IPCountry",
    GEO_REGION_HEADER: "cf-region-code",
  };
  app = await createTestApp({ environment, content: sampleContent });
});

const from = (place: keyof typeof FROM) => ({ "x-forwarded-for": FROM[place] });
const locate = (headers: Record<string, string>) => app.call(geoContract, "getGeo", {}, { headers });

describe("where a call comes from", () => {
  it("S7.51 S3.12 is told by its address, without a token", async () => {
    const nowhere = { country: null, region: null, groups: [] };
    const germany = { country: { alpha_2: "DE", alpha_3: "DEU" }, groups: ["pricing_t1"] };
    expect(await locate(from("germany"))).toEqual({ ...nowhere, ...germany });
    expect(await locate(from("india"))).toMatchObject({ country: { alpha_2: "IN" }, groups: ["hide_simulator"] });
    expect(await locate(from("india, version 6"))).toMatchObject({ country: { alpha_3: "IND" } });
    expect(await locate(from("singapore"))).toMatchObject({
      country: { alpha_3: "SGP" },
      groups: ["hide_crypto", "pricing_t1_new"],
    });
    expect(await locate(from("cyprus"))).toMatchObject({
      country: { alpha_3: "CYP" },
      groups: ["hide_crypto", "pricing_t1_new"],
    });
    expect(await locate(from("a private network"))).toEqual(nowhere);
    expect(await locate({ "x-forwarded-for": "nonsense" })).toEqual(nowhere);
  });

  it("S3.12 is told by the proxy first, with the part of the country", async () => {
    const headers = { ...from("germany"), "cf-ipcountry": "us", "cf-region-code": "US-CA" };
    expect(await locate(headers)).toEqual({
      country: { alpha_2: "US", alpha_3: "USA" },
      region: { code: "CA" },
      groups: ["pricing_t1"],
    });
    // Unknown, Tor, and invalid codes: the address decides, and the region header is ignored.
    for (const reported of ["XX", "T1", "", "Utopia"]) {
      const answer = await locate({ ...from("germany"), "cf-ipcountry": reported, "cf-region-code": "CA" });
      expect(answer).toMatchObject({ country: { alpha_2: "DE" }, region: null });
    }
  });

  it("ignores headers that the operator has not configured, and proxies that are not trusted", async () => {
    const plain = await createTestApp();
    const headers = { ...from("india"), "cf-ipcountry": "IN" };
    expect(await plain.call(geoContract, "getGeo", {}, { headers })).toEqual({
      country: null,
      region: null,
      groups: [],
    });
  });

  it("prevents the start if the country database cannot be read", () => {
    expect(() => openCountryDatabase("/nonexistent.mmdb")).toThrow(StartupError);
    expect(() => openCountryDatabase(import.meta.filename)).toThrow(StartupError);
  });
});

describe("what a country hides", () => {
  const pathIds = async (token: string, headers: Record<string, string>) => {
    const { paths } = await app.call(learningContract, "listPaths", { query: {} }, { token, headers });
    return paths.map(({ id }) => id);
  };

  it("S6.10 a learner in Singapore or Cyprus gets no crypto path, course or lesson", async () => {
    const { accessToken: token } = await signUp(app);
    expect(await pathIds(token, from("germany"))).toContain("crypto-path");
    for (const place of ["singapore", "cyprus"] as const) {
      expect(await pathIds(token, from(place))).not.toContain("crypto-path");
      const options = { token, headers: from(place) };
      const course = { params: { id: "coins" } };
      expect(await app.refuse(learningContract, "getCoursePathway", course, options)).toMatchObject({ status: 404 });
    }
    expect(await pathIds(token, { ...from("germany"), "cf-ipcountry": "SG" })).not.toContain("crypto-path");
  });

  it("S6.10 nobody there chooses the goal crypto, and one chosen before is not named", async () => {
    const { accessToken: token } = await signUp(app);
    const here = { token, headers: from("germany") };
    const there = { token, headers: from("singapore") };
    const change = { body: { arrow: "crypto" as const } };
    const refused = await app.refuse(profileContract, "updateUserProperties", change, there);
    expect(refused).toMatchObject({ status: 409, error: "goal_unavailable" });
    expect((await app.call(profileContract, "updateUserProperties", change, here)).properties.arrow).toBe("crypto");
    const seen = async (options: typeof here) =>
      (await app.call(profileContract, "getUserProperties", undefined, options)).properties.arrow;
    expect([await seen(here), await seen(there)]).toEqual(["crypto", null]);
    const minutes = { body: { minutes_a_day: 15 } };
    expect((await app.call(profileContract, "updateUserProperties", minutes, there)).properties.arrow).toBeNull();
    expect(await seen(here)).toBe("crypto");
  });

  it("S6.10 calls that come with the session are answered for the same country", async () => {
    const user = await signUp(app);
    const preload = async (headers: Record<string, string>) => {
      const answer = await app.http.inject({
        method: "POST",
        url: "/api/auth/refresh/",
        payload: { preload: ["/learning-v2/v4/paths/"] },
        cookies: { ...user.cookies },
        headers,
      });
      return JSON.stringify(answer.json<{ preloaded: unknown }>().preloaded);
    };
    expect(await preload(from("germany"))).toContain("crypto-path");
    const there = { ...from("germany"), "cf-ipcountry": "SG" };
    expect(await preload(there)).toMatch(/investing-path(?!.*crypto-path)/);
  });
});
