import { describe, expect, it } from "vitest";
import { MESSAGES } from "./messages.ts";
import { formPage, verifyPage } from "./pages.ts";

describe.each(Object.entries(MESSAGES))("the texts in %s", (language, messages) => {
  it("are the same keys with the same placeholders", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(MESSAGES.en));
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), key).not.toBe("");
      expect(text.match(/\{\w+\}/g), key).toEqual(MESSAGES.en[key as keyof typeof messages].match(/\{\w+\}/g));
    }
  });

  it("say on every page that no money moves", () => {
    const look = { language: language as keyof typeof MESSAGES, theme: "auto" } as const;
    const order = { description: "Candlewise", amount: 999, currency: "USD" };
    const pages = [formPage(look, "http://localhost:8080"), verifyPage(look, order), verifyPage(look, null)];
    for (const page of pages) expect(page).toContain(messages.test);
  });
});
