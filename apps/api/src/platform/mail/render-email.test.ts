import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEmail } from "./email.ts";
import { renderEmail } from "./render-email.ts";

const home = "https://learn.example.com";
const words = { title: "{name} wrote", paragraphs: ["{name} wrote at {at}, for {on}:"] };
const text = { subject: "From {name}", ...words };
const german = { subject: "Von {name}", title: "{name} schrieb", paragraphs: ["{name} schrieb am {at} für den {on}:"] };
const time = z.iso.datetime();
const note = defineEmail({
  name: "note",
  retentionDays: 30,
  data: z.strictObject({ name: z.string(), at: time, on: time, quote: z.string() }),
  texts: { en: text, de: german, es: text, fr: text, pt: text, ar: text },
});
const at = "2026-11-21T15:04:00.000Z";
const data = { name: "Bob", at, on: at, quote: "<script>alert(1)</script>\nfine" };

describe("an email", () => {
  it("formats times and dates in the reader's language, with Latin digits", async () => {
    expect((await renderEmail(note, "de", data, home)).text).toContain(
      "am 21. November 2026 um 15:04 UTC für den 21. N",
    );
    expect((await renderEmail(note, "ar", data, home)).text).toMatch(/21 نوفمبر 2026/);
  });

  it("escapes user input, and keeps the subject on one line", async () => {
    const { html, subject } = await renderEmail(note, "en", { ...data, name: "bob\r\nBcc: all@example.com" }, home);
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;");
    expect(subject).toBe("From bob Bcc: all@example.com");
  });
});
