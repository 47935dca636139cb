import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type EmailData, type EmailDefinition, MAIL_LANGUAGES } from "#api/platform/mail/email.ts";
import { renderEmail } from "#api/platform/mail/render-email.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const HOME = "https://learn.example.com";
const LINK = `${HOME}/auth/auto-login#token=a-b_c`;
/** The first of these values that a field accepts is its sample. */
const SAMPLES = ["Firefox (Windows)", "2026-11-21T15:04:00.000Z", LINK, 10];

let emails: readonly EmailDefinition[];

beforeAll(async () => {
  emails = (await createTestApp()).features.flatMap((feature) => feature.emails ?? []);
});

function sampleOf(email: EmailDefinition): EmailData {
  if (!(email.data instanceof z.ZodObject)) throw new Error(`The data of ${email.name} is no object.`);
  const fields = Object.entries(email.data.shape).map(([name, field]) => {
    const sample = SAMPLES.find((value) => z.safeParse(field, value).success);
    if (sample === undefined) throw new Error(`No sample fits ${name} of ${email.name}.`);
    return [name, sample] as const;
  });
  return Object.fromEntries(fields);
}

describe("the emails of all features", () => {
  it("are these, kept for these days", () => {
    expect(Object.fromEntries(emails.map(({ name, retentionDays }) => [name, retentionDays]))).toEqual({
      emailChangeCode: 30,
      emailConfirmCode: 30,
      emailChanged: 30,
      newSignIn: 30,
      passkeyAdded: 30,
      passkeyRemoved: 30,
      passwordChanged: 30,
      passwordCode: 30,
      planLink: 30,
      paymentReceipt: 30,
      withdrawalConfirmed: 30,
      renewalFailed: 30,
      storeGoesOn: 30,
      subscriptionCancelled: 30,
      trialEnds: 30,
      renewalComes: 60,
      sessionReused: 30,
      sessionsEnded: 30,
      signInLink: 30,
      erasureCancelled: 30,
      erasureDone: 0,
      erasureRequested: 30,
      exportReady: 30,
      feedbackReceived: 30,
      notification_challenge_task_ready: 30,
      notification_inactive: 30,
      notification_inactive_last: 30,
      notification_league_demoted: 30,
      notification_league_promoted: 30,
      notification_league_stayed: 30,
      notification_lootbox_ready: 30,
      notification_reward_ready: 30,
      notification_streak_covered: 30,
      notification_streak_in_danger: 30,
    });
  });

  it.each(MAIL_LANGUAGES)("contain all their data and no other placeholder in %s", async (language) => {
    for (const email of emails) {
      const data = sampleOf(email);
      const { subject, html, text } = await renderEmail(email, language, data, HOME);
      const shown = text + subject;
      expect(`${shown}${html.replace(/<style>.*?<\/style>/s, "")}`, email.name).not.toMatch(/[{}]|undefined/);
      const words = email.texts[language];
      const used = [words.subject, words.title, ...words.paragraphs, words.note ?? ""]
        .flatMap((each) => [...each.matchAll(/\{(\w+)\}/g)])
        .map(([, name = ""]) => name);
      expect(Object.keys(data), email.name).toEqual(expect.arrayContaining(used));
      for (const [name, value] of Object.entries(data)) {
        if (name === "on" || name === "at") expect(used, email.name).toContain(name);
        else if (name !== email.attachment?.field) expect(shown, `${email.name}: ${name}`).toContain(String(value));
      }
      expect(html).toContain(`lang="${language === "pt" ? "pt-BR" : language}"`);
      expect(html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
    }
  });

  it("load nothing and track nobody: every URL is a link for the reader", async () => {
    for (const email of emails) {
      const { html } = await renderEmail(email, "en", sampleOf(email), HOME);
      expect(html).not.toMatch(/<img|src=|url\(|@import/i);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
      expect(links.filter((link) => link !== LINK && link !== HOME)).toEqual([]);
    }
  });
});
