import { expect, vi } from "vitest";
import type { Bar, BarSource, ChartLine, Drawing } from "#web/modules/chart/chart-port.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { ChartView } from "./chart-view.tsx";
import type { ChartKeep } from "./keep-button.tsx";

interface KeptDrawings {
  readonly version: number;
  readonly drawings: readonly Drawing[];
}

/** Answers the calls for drawings as the server does, and notes what was saved. */
export function stubServer(first: KeptDrawings): { saved: KeptDrawings[] } {
  let kept = first;
  const saved: KeptDrawings[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "GET") return Response.json(kept);
    const body: KeptDrawings = await request.json();
    saved.push(body);
    kept = { ...body, version: body.version + 1 };
    return Response.json({ version: kept.version });
  });
  return { saved };
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

interface Wishes {
  lines?: readonly ChartLine[];
  onLineMoved?: (id: string, price: number) => void;
  drawings?: readonly Drawing[];
  pageSize?: number;
  keep?: ChartKeep;
}

/** A chart of 300 days for somebody who is signed in, once its bars are there. */
export async function openChart({ drawings = [], pageSize, ...props }: Wishes = {}) {
  const server = stubServer({ version: drawings.length > 0 ? 1 : 0, drawings });
  const made = createSource(pageSize);
  const view = <ChartView ticker="NOVA" name="Nova Robotics" decimals={2} source={made.source} {...props} />;
  const rendered = await renderSignedIn(view);
  const surface = rendered.screen.getByRole("application", { name: "Price chart of Nova Robotics" });
  await expect.element(surface).toHaveAttribute("aria-busy", "false");
  return { ...rendered, ...made, server, surface };
}

export const live = () => document.querySelector<HTMLElement>("[aria-live=polite]");
export const said = () => live()?.textContent ?? "";
