import { expect, test } from "vitest";
import { formatBalance, formatDate, formatDateTime, formatNumber } from "#web/shared/i18n/formats.ts";
import { pickLanguage, type Language } from "#web/shared/i18n/languages.ts";
import { memoryStore } from "#web/shared/storage/browser-storage.ts";
import { resolveTheme, THEME_COLOURS } from "#web/shared/theme/theme-choice.ts";
import { nextPath } from "#web/features/auth/next-path.ts";
import { isOpen } from "./guard.tsx";
import { matchRoute, routes } from "./routes.ts";
import { splashPercent } from "./splash-percent.ts";

test("S2.11 the paths that are open without a sign-in", () => {
  const isOpenAt = (path: string) => isOpen(matchRoute(path)?.page.access ?? "public");
  for (const path of [
    "/",
    "/auth/signin",
    "/auth/signup/app-download",
    "/auth/terms",
    "/profile/plan-subscription/cancel",
    "/in-app/offer",
  ]) {
    expect(isOpenAt(path), path).toBe(true);
  }
  // Parts of an address open nothing.
  for (const path of ["/learn", "/profile", "/courses/auth", "/simulator/market/auth", "/courses/in-app/"])
    expect(isOpenAt(path), path).toBe(false);
});

test("S2.01 what is below /auth/ is for signing up, signing in and getting back in", () => {
  const paths = routes.map(({ path }): string => path).filter((path) => path.startsWith("/auth/"));
  expect(paths.toSorted()).toEqual([
    "/auth/auto-login",
    "/auth/forgot-password",
    "/auth/signin",
    "/auth/signup",
    "/auth/signup/app-download",
    "/auth/terms",
  ]);
  expect(matchRoute("/auth/else")).toBeNull();
});

test("S2.11 sign-in goes on to the wanted page of this app and to no other site", () => {
  expect(nextPath("?next=%2Flessons%2Fa%3Fpage%3D2")).toBe("/lessons/a?page=2");
  for (const evil of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""]) {
    expect(nextPath(`?next=${encodeURIComponent(evil)}`), evil).toBe("/learn");
  }
});

test("S2.19 S9.09 the bar creeps to 95 percent over 3 seconds, waits there, and is full when loaded", () => {
  expect([0, 1500, 3000, 60_000].map((elapsed) => splashPercent(elapsed, false))).toEqual([0, 48, 95, 95]);
  expect(splashPercent(100, true)).toBe(100);
});

test("S4.13 S9.14 the theme follows the system unless one is chosen", () => {
  expect([resolveTheme(null, true), resolveTheme(null, false)]).toEqual(["dark", "light"]);
  expect([resolveTheme("light", true), resolveTheme("dark", false)]).toEqual(["light", "dark"]);
  expect([THEME_COLOURS.dark.text, THEME_COLOURS.light.text]).toEqual(["#FFFFFF", "#1B174C"]);
});

test("S2.17 the query parameter lang sets the language, before the one kept and the browser's", () => {
  const storage = memoryStore();
  expect(pickLanguage("", storage, ["it-IT", "ar-EG"])).toBe("ar");
  expect(pickLanguage("", storage, ["it-IT"])).toBe("en");
  expect(pickLanguage("", storage, ["pt-BR", "en"])).toBe("pt");
  storage.set("language", "ar");
  expect(pickLanguage("", storage, ["en-GB"])).toBe("ar");
  expect(pickLanguage("?lang=en", storage, ["ar"])).toBe("en");
  expect(pickLanguage("?lang=xx", storage, [])).toBe("ar");
});

test("S9.10 balances are en-US dollars without decimals", () => {
  expect(formatBalance(104_250.4)).toBe("$104,250");
  expect(formatBalance(0)).toBe("$0");
  expect(formatBalance(-1234.5)).toBe("-$1,235");
});

test("S9.14 dates are written DD MMM YYYY HH:mm", () => {
  const date = new Date("2026-03-07T21:05:00Z");
  expect(formatDateTime(date, "en", "UTC")).toBe("07 Mar 2026 21:05");
  expect(formatDateTime(date, "en", "Asia/Tokyo")).toBe("08 Mar 2026 06:05");
  expect(formatDateTime(date, "ar", "UTC")).toMatch(/^07 \S+ 2026 21:05$/);
});

test("a day is written as each language does, with Latin digits", () => {
  const date = new Date("2026-03-07T21:05:00Z");
  const write = (language: Language) =>
    formatDate(date, language, { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Tokyo" });
  expect((["en", "es", "de", "fr", "pt", "ar"] as const).map(write)).toEqual([
    "March 8, 2026",
    "8 de marzo de 2026",
    "8. März 2026",
    "8 mars 2026",
    "8 de março de 2026",
    "8 مارس 2026",
  ]);
});

test("numbers are written as each language does", () => {
  const write = (language: Language) => formatNumber(12_345.5, language).replaceAll(/\s/g, " ");
  expect([write("en"), write("es"), write("de"), write("fr"), write("pt")]).toEqual([
    "12,345.5",
    "12.345,5",
    "12.345,5",
    "12 345,5",
    "12.345,5",
  ]);
});

test("numbers keep Latin digits in Arabic", () => {
  expect(formatNumber(1234.5, "ar")).toMatch(/^[\d.,]+$/);
});
