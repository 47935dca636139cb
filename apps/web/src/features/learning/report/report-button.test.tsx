import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { outboxCalls } from "#web/shared/offline/outbox.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderInApp, renderSignedIn } from "#web/testing/render.tsx";
import { ADA, refusal, stubServer, type Replies, type SeenCall } from "#web/testing/stub-server.ts";
import { ReportButton } from "./report-button.tsx";

const SEND = "POST /reports/questions/";

beforeEach(() => loadMessages(["learning/items"]));

const button = <ReportButton questionId="l/q1" place={{ lesson_id: "l" }} look="words" />;

const reportIdIn = (body: unknown): string => (body as { report_id: string }).report_id;

/** Everybody has an outbox of their own. */
async function open(replies: Replies) {
  const seen = stubServer(replies);
  const user = { ...ADA, id: crypto.randomUUID() };
  const { screen } = await renderSignedIn(button, undefined, user);
  const opener = screen.getByRole("button", { name: "Report this question" });
  await userEvent.click(opener);
  await expect.element(screen.getByRole("button", { name: "Send report" })).toBeVisible();
  const idOf = (index: number) => reportIdIn(seen[index]?.body);
  return { screen, seen, user, opener, idOf };
}

const accepted =
  (is_change = false) =>
  ({ body }: SeenCall) => ({ body: { report_id: reportIdIn(body), is_change } });

test("S7.94 a question is reported by keyboard alone, with thanks that promise no reply", async () => {
  const seen = stubServer({ [SEND]: accepted() });
  const { screen } = await renderSignedIn(button);
  const opener = screen.getByRole("button", { name: "Report this question" });
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const first = screen.getByRole("radio", { name: "The answer is wrong" });
  await expect.element(first).toBeVisible();
  await expectAccessible();
  for (let turn = 0; turn < 10 && document.activeElement !== first.element(); turn++) await userEvent.tab();
  await userEvent.keyboard(" {ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "A reason is wrong or unclear" })).toBeChecked();
  await userEvent.tab();
  await expect.element(screen.getByLabelText("Details (optional)")).toHaveFocus();
  await userEvent.keyboard("The reason is about bonds.");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Thanks. A person will read it. You won’t get a reply.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Done" })).toHaveFocus();
  expect(seen.map(({ body }) => body)).toEqual([
    {
      report_id: expect.any(String),
      question_id: "l/q1",
      lesson_id: "l",
      reason: "wrong_reason",
      text: "The reason is about bonds.",
    },
  ]);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a report needs a reason, and something else needs words", async () => {
  const { screen, seen } = await open({});
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await expect.element(screen.getByText("Choose what’s wrong first.")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "The answer is wrong" })).toHaveFocus();
  await userEvent.click(screen.getByText("Something else"));
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await expect.element(screen.getByLabelText("What is it?")).toHaveAccessibleDescription("Write a few words first.");
  await expect.element(screen.getByLabelText("What is it?")).toHaveFocus();
  expect(seen).toEqual([]);
});

test("what is refused stays, is sent again as the same report, and with other words as a later one", async () => {
  const replies = [refusal("internal"), refusal("too_many_requests")];
  const { screen, opener, idOf } = await open({ [SEND]: (call) => replies.shift() ?? accepted()(call) });
  const send = screen.getByRole("button", { name: "Send report" });
  await userEvent.click(screen.getByText("The question is unclear"));
  await userEvent.fill(screen.getByLabelText("Details (optional)"), "Which price?");
  await userEvent.click(send);
  await expect.element(screen.getByText(/It wasn’t sent. What you wrote is still here/)).toBeVisible();
  // Also when the sheet is closed meanwhile.
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(screen.getByLabelText("Details (optional)")).toHaveValue("Which price?");
  await expect.element(screen.getByRole("radio", { name: "The question is unclear" })).toBeChecked();
  await userEvent.click(send);
  await expect.element(screen.getByText(/You’ve sent a lot of reports/)).toBeVisible();
  const second = idOf(1);
  await userEvent.fill(screen.getByLabelText("Details (optional)"), "Which price, bid or ask?");
  await expect.element(screen.getByText(/You’ve sent a lot of reports/)).not.toBeInTheDocument();
  await userEvent.click(send);
  await expect.element(screen.getByText(/^Thanks\./)).toBeVisible();
  expect(idOf(2) > second).toBe(true);
});

test("a report is changed, which says that it replaces the earlier one, and taken back", async () => {
  let sent = 0;
  const { screen, seen, opener, idOf } = await open({
    [SEND]: (call) => accepted(++sent > 1)(call),
  });
  await userEvent.click(screen.getByText("A chart or number is wrong"));
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await userEvent.click(screen.getByRole("button", { name: "Change it" }));
  await expect.element(screen.getByRole("radio", { name: "A chart or number is wrong" })).toBeChecked();
  await userEvent.click(screen.getByText("A typo or a bad translation"));
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await expect.element(screen.getByText(/This replaces your earlier report/)).toBeVisible();
  const last = idOf(1);
  expect(last > idOf(0)).toBe(true);
  stubServer({ [`DELETE /reports/questions/${last}/`]: { body: {} } });
  await userEvent.click(screen.getByRole("button", { name: "Delete it" }));
  await expect.element(screen.getByText("Your report is deleted.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Delete it" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await userEvent.click(opener);
  await expect.element(screen.getByRole("button", { name: "Send report" })).toBeVisible();
  await expect.element(screen.getByRole("radio", { checked: true })).not.toBeInTheDocument();
  expect(seen).toHaveLength(2);
});

test("a report that could not be taken back says so", async () => {
  const { screen, idOf } = await open({ [SEND]: accepted() });
  await userEvent.click(screen.getByText("The answer is wrong"));
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await expect.element(screen.getByText(/^Thanks\./)).toBeVisible();
  stubServer({ [`DELETE /reports/questions/${idOf(0)}/`]: refusal("internal") });
  await userEvent.click(screen.getByRole("button", { name: "Delete it" }));
  await expect.element(screen.getByText("It wasn’t deleted. Try again in a moment.")).toBeVisible();
  await expect.element(screen.getByText(/^Thanks\./)).toBeVisible();
});

test("offline a report waits in the outbox and says so; taking it back waits behind it", async () => {
  const { screen, user } = await open({ [SEND]: null });
  await userEvent.click(screen.getByText("The answer is wrong"));
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await expect.element(screen.getByText(/^You’re offline. Your report stays on this device/)).toBeVisible();
  const [waiting] = await outboxCalls(user.id);
  const report_id = reportIdIn(waiting?.body);
  expect(waiting).toMatchObject({ endpoint: "sendReport", group: `report ${report_id}` });
  stubServer({ [`DELETE /reports/questions/${report_id}/`]: null });
  await userEvent.click(screen.getByRole("button", { name: "Delete it" }));
  await expect.element(screen.getByText("Your report is deleted.")).toBeVisible();
  const calls = await outboxCalls(user.id);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(["sendReport", "withdrawReport"]);
  expect(calls[1]?.params).toEqual({ report_id });
});

test("a guest reports nothing", async () => {
  stubServer({});
  const { screen } = await renderInApp(button);
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
