import { describe, expect, it } from "vitest";
import { emailSchemas, MAIL_LANGUAGES, type EmailData, type EmailTemplate } from "./emails.ts";
import { renderEmail } from "./render-email.ts";

const at = "2026-11-21T15:04:00.000Z";
const url = "https://learn.example.com/auth/auto-login#token=a-b_c";
const samples: { [Template in EmailTemplate]: EmailData<Template> } = {
  passwordCode: { code: "123456", minutes: 10 },
  signInLink: { url, minutes: 10 },
  emailChangeCode: { code: "123456", minutes: 10 },
  emailChanged: { email: "new@example.com", at },
  passwordChanged: { at, device: "Firefox on Windows" },
  newSignIn: { at, device: "Firefox on Windows" },
  sessionsEnded: { at, device: "Firefox on Windows" },
  sessionReused: { at, device: "Firefox on Windows" },
  passkeyAdded: { passkey: "Bob's phone", at },
  passkeyRemoved: { passkey: "Bob's phone", at },
  erasureRequested: { on: at, url },
  erasureCancelled: { at, device: "Firefox on Windows" },
  erasureDone: {},
  exportReady: { url, at },
  feedbackReceived: { sender: "bob", page: "/learn", quote: "<script>alert(1)</script>\nfine", screenshot: null },
};
const templates = Object.keys(emailSchemas).filter((name): name is EmailTemplate => name in samples);
const every = templates.flatMap((template) => MAIL_LANGUAGES.map((language) => [template, language] as const));
const read = (template: EmailTemplate, language: (typeof MAIL_LANGUAGES)[number]) =>
  renderEmail(template, language, emailSchemas[template].parse(samples[template]), "https://learn.example.com");

describe("emails", () => {
  it.each(every)("%s in %s contains all its data and no unresolved placeholder", async (template, language) => {
    const { subject, html, text } = await read(template, language);
    expect(`${subject}${html.replace(/<style>.*?<\/style>/s, "")}${text}`).not.toMatch(/[{}]|undefined/);
    for (const [name, value] of Object.entries(samples[template])) {
      if (name === "on" || name === "at" || name === "quote" || value === null) continue;
      expect(text + subject, name).toContain(String(value));
    }
    expect(html).toContain(`lang="${language === "pt" ? "pt-BR" : language}"`);
    expect(html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
  });

  it("load nothing and track nobody: every URL is a link for the reader", async () => {
    for (const template of templates) {
      const { html } = await read(template, "en");
      expect(html).not.toMatch(/<img|src=|url\(|@import/i);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
      expect(links.filter((link) => link !== url && link !== "https://learn.example.com")).toEqual([]);
    }
  });

  it("format times in the reader's language, with Latin digits", async () => {
    expect((await read("newSignIn", "de")).text).toContain("21. November 2026 um 15:04 UTC");
    expect((await read("newSignIn", "ar")).text).toMatch(/21 نوفمبر 2026/);
    expect((await read("erasureRequested", "fr")).subject).toBe("Votre compte sera supprimé le 21 novembre 2026");
  });

  it("escape user input, and keep the subject on one line", async () => {
    const { html } = await read("feedbackReceived", "en");
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;");
    const { subject } = await renderEmail(
      "feedbackReceived",
      "en",
      { ...samples.feedbackReceived, sender: "bob\r\nBcc: all@example.com" },
      "https://learn.example.com",
    );
    expect(subject).toBe("Feedback from bob Bcc: all@example.com");
  });
});
