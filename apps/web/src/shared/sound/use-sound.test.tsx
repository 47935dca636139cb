import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { setSoundEnabled } from "#web/shared/state/sound-slice.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { useSound } from "./use-sound.ts";

/** One `tap` has so many oscillators. */
const TAP = 2;

const oscillators = vi.spyOn(BaseAudioContext.prototype, "createOscillator");
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "hidden");
  oscillators.mockClear();
});

function Bell() {
  const play = useSound();
  return (
    <button type="button" onClick={() => play("tap")}>
      Ring
    </button>
  );
}

async function open() {
  const { screen, store } = await renderInApp(<Bell />);
  return { store, ring: () => userEvent.click(screen.getByRole("button", { name: "Ring" })) };
}

test("S3.24 a cue is played once when sounds are on", async () => {
  const { ring } = await open();
  await ring();
  await expect.poll(() => oscillators.mock.calls.length).toBe(TAP);
});

test("S3.24 nothing is played while sounds are off", async () => {
  const { ring, store } = await open();
  store.dispatch(setSoundEnabled(false));
  await ring();
  store.dispatch(setSoundEnabled(true));
  await ring();
  await expect.poll(() => oscillators.mock.calls.length).toBe(TAP);
});

test("S3.24 nothing is played on a hidden page", async () => {
  const { ring } = await open();
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  await ring();
  Reflect.deleteProperty(document, "hidden");
  await ring();
  await expect.poll(() => oscillators.mock.calls.length).toBe(TAP);
});

test("S3.24 nothing is played before the visitor has pressed anything", async () => {
  const { ring } = await open();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  await ring();
  vi.unstubAllGlobals();
  await ring();
  await expect.poll(() => oscillators.mock.calls.length).toBe(TAP);
});
