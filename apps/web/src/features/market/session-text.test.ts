import { expect, test } from "vitest";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import { sessionText, untilText } from "./session-text.ts";

test("the time until a session is told in its two largest units, rounded up to minutes", () => {
  expect(untilText(3 * 3600 + 12 * 60, "en")).toBe("3 hr 12 min");
  expect(untilText(3 * 3600, "en")).toBe("3 hr");
  expect(untilText(59, "en")).toBe("1 min");
  expect(untilText(2 * 86_400 + 4 * 3600 + 60, "en")).toBe("2 days 4 hr");
  expect(untilText(86_400 + 17 * 3600, "ar")).toBe("يوم و17 س");
});

test("a session is told by what it is: open until, always open, or closed for a reason", () => {
  const t: Translate = (key, values) => `${key} ${values?.["time"] ?? ""}`.trim();
  const closed = { is_open: false, closes_at: null, opens_at: 3600 };
  const text = (session: Parameters<typeof sessionText>[0]) => sessionText(session, 0, t, "en");
  expect(text({ is_open: true, closes_at: 600, opens_at: 9000, closed_for: null })).toBe("market.session.open 10 min");
  expect(text({ is_open: true, closes_at: null, opens_at: null, closed_for: null })).toBe("market.session.always");
  expect(text({ ...closed, closed_for: "holiday" })).toBe("market.session.holiday 1 hr");
  expect(text({ ...closed, closed_for: null })).toBe("market.session.opens 1 hr");
});
