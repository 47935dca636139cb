import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { beforeEach, expect, test } from "vitest";
import { renderInApp } from "#web/testing/render.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { ItemPreview } from "./item-preview.tsx";
import { repliesOf } from "./replies.ts";

const items = sampleItems(4, "spread");
beforeEach(() => loadMessages(["learning/items"]));

test.each(items.map((item) => [item.type, item] as const))(
  "%s shows its right answer and every reply",
  async (_, item) => {
    const { screen } = await renderInApp(<ItemPreview item={item} />);
    await expect.element(screen.getByRole("region", { name: item.id })).toBeVisible();
    for (const { to, isRight } of repliesOf(item).slice(0, 2)) {
      await expect.element(screen.getByText(`${isRight ? "✓" : "✗"} ${to}`).first()).toBeVisible();
    }
  },
);

test("the variants of a numeric item can be switched, and the answer hidden", async () => {
  const item = items.find(({ type }) => type === "numeric");
  if (item?.type !== "numeric") throw new Error("no numeric sample");
  const { screen } = await renderInApp(<ItemPreview item={item} />);
  await screen.getByRole("button", { name: "Variant 2" }).click();
  const trap = item.variants[1]?.traps[0]?.value;
  await expect.element(screen.getByText(`✗ ${trap}`).first()).toBeVisible();
  await screen.getByRole("button", { name: "Hide the answer" }).click();
  await expect.element(screen.getByText(`✗ ${trap}`)).not.toBeInTheDocument();
});
