import type { ReactNode } from "react";
import { expect } from "vitest";
import type { Bar, BarSource, ChartLine, Drawing } from "#web/modules/chart/chart-port.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer, type SeenCall } from "#web/testing/stub-server.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { ChartView } from "./chart-view.tsx";
import type { ChartSnapshot } from "./snapshot-button.tsx";

interface SavedDrawings {
  readonly version: number;
  readonly drawings: readonly Drawing[];
}

const DRAWINGS = "/v2/assets/NOVA/drawings/";

/** Stores drawings as the server does, and lists the calls and what was saved. */
export function stubDrawings(first: SavedDrawings): { calls: readonly SeenCall[]; saved: SavedDrawings[] } {
  let stored = first;
  const saved: SavedDrawings[] = [];
  const calls = stubServer({
    [`GET ${DRAWINGS}`]: () => ({ body: stored }),
    [`PUT ${DRAWINGS}`]: ({ body }) => {
      const sent = body as SavedDrawings;
      saved.push(sent);
      stored = { ...sent, version: sent.version + 1 };
      return { body: { version: stored.version } };
    },
  });
  return { calls, saved };
}

const DAY = 86_400;
/** Monday, 5 January 2026, 14:30 UTC. */
const FIRST = 1_767_623_400;

/** Bars whose prices tell which one they are: bar 7 closes at 107. */
export const barAt = (index: number): Bar => ({
  time: FIRST + index * DAY,
  open: 99.5 + index,
  high: 101 + index,
  low: 98 + index,
  close: 100 + index,
  volume: 1000 + index,
});
export const bars = Array.from({ length: 300 }, (_, index) => barAt(index));

export function createSource(pageSize = 300) {
  const push: { current: ((bar: Bar) => void) | null } = { current: null };
  const asked: (number | null)[] = [];
  const source: BarSource = {
    load: async (_, before) => {
      asked.push(before);
      const end = before === null ? bars.length : bars.findIndex(({ time }) => time >= before);
      const from = Math.max(0, end - pageSize);
      return { bars: bars.slice(from, end), hasOlder: from > 0 };
    },
    follow: (_timeframe, _last, onBar) => {
      push.current = onBar;
      return () => (push.current = null);
    },
  };
  return { source, push, asked };
}

interface Options {
  lines?: readonly ChartLine[];
  onLineMoved?: (id: string, price: number) => void;
  onLineRemoved?: (id: string) => void;
  drawings?: readonly Drawing[];
  pageSize?: number;
  snapshot?: ChartSnapshot;
  trade?: ReactNode;
}

/** A chart of 300 days for somebody who is signed in, once its bars are there and followed, and its drawings have been asked for. */
export async function openChart({ drawings = [], pageSize, ...props }: Options = {}) {
  const server = stubDrawings({ version: drawings.length > 0 ? 1 : 0, drawings });
  const made = createSource(pageSize);
  const view = (
    <>
      <ChartView ticker="NOVA" name="Nova Robotics" decimals={2} source={made.source} {...props} />
      <Toasts />
    </>
  );
  const rendered = await renderSignedIn(view);
  const surface = rendered.screen.getByRole("application", { name: "Price chart of Nova Robotics" });
  await expect.element(surface).toHaveAttribute("aria-busy", "false");
  await expect.poll(() => made.push.current).not.toBeNull();
  await expect.poll(() => server.calls.map(({ call }) => call)).toContain(`GET ${DRAWINGS}`);
  return { ...rendered, ...made, server, surface };
}

export const live = () => document.querySelector<HTMLElement>("[aria-live=polite]");
export const said = () => live()?.textContent ?? "";
