import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { useLocation } from "#web/shared/routing/router.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type SeenCall } from "#web/testing/stub-server.ts";
import { sampleEntry } from "#web/features/journal/samples.ts";
import { useSaveToJournal } from "./use-save-to-journal.ts";

type Reply = ReturnType<typeof refusal> | null;

/** The journal of the server; `fail` replies in its place. */
function stubJournal(fail: (call: string) => Reply | undefined) {
  return stubServer(({ call }) => {
    const failure = fail(call);
    return failure === undefined ? { body: { entry: sampleEntry } } : failure;
  });
}

/** The pictures that were sent. */
const picturesIn = (seen: readonly SeenCall[]) =>
  seen.flatMap(({ body }) => (body instanceof FormData ? [body.get("image") as File] : []));

async function take(): Promise<Blob> {
  const canvas = new OffscreenCanvas(2000, 1000);
  canvas.getContext("2d")?.fillRect(0, 0, 999, 500);
  return canvas.convertToBlob();
}

function Host({ entryId }: { entryId: string | null }) {
  const { isBusy, save } = useSaveToJournal("NOVA", entryId);
  const { pathname } = useLocation();
  return (
    <>
      <button type="button" aria-busy={isBusy} onClick={() => void save(take)}>
        Save
      </button>
      <p data-testid="place">{pathname}</p>
      <Toasts />
    </>
  );
}

async function open(entryId: string | null, fail: (call: string) => Reply | undefined = () => undefined) {
  const seen = stubJournal(fail);
  await loadMessages(["charts"]);
  const { screen } = await renderSignedIn(<Host entryId={entryId} />, ["/simulator/market/NOVA"]);
  return { seen, screen, save: () => userEvent.click(screen.getByRole("button", { name: "Save" })) };
}

/** Ids of the entries that calls made or named. */
const idsIn = (seen: readonly SeenCall[]) =>
  new Set(seen.map(({ call, body }) => (body as { entry_id?: string } | null)?.entry_id ?? call.split("/")[3]));

test("a snapshot makes an entry about the instrument with the picture in it, at the size that the server stores", async () => {
  const { seen, screen, save } = await open(null);
  await save();
  await expect.element(screen.getByText("Snapshot saved to your journal.")).toBeVisible();
  expect(seen[0]).toMatchObject({
    call: "POST /v2/journal/",
    body: { entry: { ticker: "NOVA", order_id: null, title: "" } },
  });
  const [picture] = picturesIn(seen);
  const { width, height } = await createImageBitmap(picture as File);
  expect([width, height]).toEqual([1600, 800]);
  const [id] = idsIn(seen);
  expect(idsIn(seen).size).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Open entry" }));
  await expect.element(screen.getByTestId("place")).toHaveTextContent(`/simulator/journal/${id}`);
});

test("an entry that asked for a picture gets it, and is shown again", async () => {
  const { seen, screen, save } = await open(sampleEntry.id);
  await save();
  await expect.element(screen.getByTestId("place")).toHaveTextContent(`/simulator/journal/${sampleEntry.id}`);
  expect(seen.map(({ call }) => call)).toEqual([`POST /v2/journal/${sampleEntry.id}/picture/`]);
});

test("without a connection it says so, and another try sends the same picture to the same entry", async () => {
  let isOffline = true;
  const { seen, screen, save } = await open(null, (call) =>
    isOffline && call.endsWith("/picture/") ? null : undefined,
  );
  await save();
  await expect.element(screen.getByText("Snapshot not saved: no connection.")).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByText("Snapshot saved to your journal.")).toBeVisible();
  expect(idsIn(seen).size).toBe(1);
  const sizes = picturesIn(seen).map(({ size }) => size);
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sizes).size).toBe(1);
});

test.each([
  [null, "journal_full", "Your journal is full. Delete entries you no longer need."],
  [sampleEntry.id, "not_found", "This journal entry no longer exists."],
] as const)("what another try cannot fix comes without one (entry %s)", async (entryId, error, text) => {
  const { screen, save } = await open(entryId, () => refusal(error));
  await save();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "false");
});
