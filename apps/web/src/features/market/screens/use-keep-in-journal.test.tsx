import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useLocation } from "#web/shared/routing/router.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderSignedIn } from "#web/testing/render.tsx";
import { endStubbing } from "#web/testing/stub-server.ts";
import { useKeepInJournal } from "./use-keep-in-journal.ts";

afterEach(endStubbing);

interface Sent {
  readonly call: string;
  readonly body: unknown;
  readonly image: { readonly width: number; readonly height: number; readonly size: number } | null;
}

/** The journal of the server: what `refuse` throws or gives for a call is its answer. */
function stubJournal(refuse: (call: string) => Response | null) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, "")}`;
    const isPicture = call.endsWith("/picture/");
    const file = isPicture ? (await request.formData()).get("image") : null;
    const bitmap = file instanceof File ? await createImageBitmap(file) : null;
    const image =
      file instanceof File && bitmap ? { width: bitmap.width, height: bitmap.height, size: file.size } : null;
    sent.push({ call, body: isPicture ? null : await request.json(), image });
    return refuse(call) ?? Response.json({ entry: {} });
  });
  return sent;
}

const refusal = (error: string, status: number) => Response.json({ error, message: "", request_id: "r" }, { status });

async function take(): Promise<Blob> {
  const canvas = new OffscreenCanvas(2000, 1000);
  canvas.getContext("2d")?.fillRect(0, 0, 999, 500);
  return canvas.convertToBlob();
}

function Host({ entryId }: { entryId: string | null }) {
  const { isBusy, keep } = useKeepInJournal("NOVA", entryId);
  const { pathname } = useLocation();
  return (
    <>
      <button type="button" aria-busy={isBusy} onClick={() => void keep(take)}>
        Keep
      </button>
      <p data-testid="place">{pathname}</p>
      <Toasts />
    </>
  );
}

async function open(entryId: string | null, refuse: (call: string) => Response | null = () => null) {
  const sent = stubJournal(refuse);
  await loadMessages(["charts"]);
  const { screen } = await renderSignedIn(<Host entryId={entryId} />, ["/simulator/market/NOVA"]);
  return { sent, screen, press: () => userEvent.click(screen.getByRole("button", { name: "Keep" })) };
}

/** Ids of the entries that calls made or named. */
const idsIn = (sent: readonly Sent[]) =>
  new Set(sent.map(({ call, body }) => (body as { entry_id?: string } | null)?.entry_id ?? call.split("/")[3]));

test("a press makes an entry about the instrument with the picture in it, as large as the server keeps it", async () => {
  const { sent, screen, press } = await open(null);
  await press();
  await expect.element(screen.getByText("Snapshot saved to your journal.")).toBeVisible();
  expect(sent[0]).toMatchObject({
    call: "POST /v2/journal/",
    body: { entry: { ticker: "NOVA", order_id: null, title: "" } },
  });
  expect(sent[1]?.image).toMatchObject({ width: 1600, height: 800 });
  const [id] = idsIn(sent);
  expect(idsIn(sent).size).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Open entry" }));
  await expect.element(screen.getByTestId("place")).toHaveTextContent(`/simulator/journal/${id}`);
});

test("an entry that asked for a picture gets it, and is shown again", async () => {
  const { sent, screen, press } = await open("0197f0a0-0000-7000-8000-00000000000e");
  await press();
  await expect
    .element(screen.getByTestId("place"))
    .toHaveTextContent("/simulator/journal/0197f0a0-0000-7000-8000-00000000000e");
  expect(sent.map(({ call }) => call)).toEqual(["POST /v2/journal/0197f0a0-0000-7000-8000-00000000000e/picture/"]);
});

test("without a connection it says so, and another try sends the same picture to the same entry", async () => {
  let isOffline = true;
  const { sent, screen, press } = await open(null, (call) => {
    if (isOffline && call.endsWith("/picture/")) throw new TypeError("Failed to fetch");
    return null;
  });
  await press();
  await expect.element(screen.getByText("Snapshot not saved: no connection.")).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByText("Snapshot saved to your journal.")).toBeVisible();
  expect(idsIn(sent).size).toBe(1);
  const sizes = sent.flatMap(({ image }) => image?.size ?? []);
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sizes).size).toBe(1);
});

test.each([
  [null, refusal("journal_full", 409), "Your journal is full. Delete entries you no longer need."],
  ["0197f0a0-0000-7000-8000-00000000000e", refusal("not_found", 404), "This journal entry no longer exists."],
])("what another try cannot mend comes without one (entry %s)", async (entryId, answer, text) => {
  const { screen, press } = await open(entryId, () => answer.clone());
  await press();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Keep" })).toHaveAttribute("aria-busy", "false");
});
