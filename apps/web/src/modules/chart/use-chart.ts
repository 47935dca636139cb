import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { BarSource, ChartEvents, ChartPort, ChartSetup, ChartTexts, Drawing, Timeframe } from "./chart-port.ts";

interface ChartSpec {
  readonly ticker: string;
  readonly decimals: number;
  readonly source: BarSource;
  readonly timeframe: Timeframe;
  readonly texts: ChartTexts;
  readonly onLineMoved?: ((id: string, price: number) => void) | undefined;
  readonly onLineRemoved?: ((id: string) => void) | undefined;
  readonly onDrawn?: (drawings: readonly Drawing[]) => void;
}

export interface OpenChart {
  readonly port: ChartPort | null;
  /** `loading` until there are bars. */
  readonly status: "loading" | "ready" | "failed";
  /** What RTK Query or the network said of a failure. */
  readonly error: unknown;
  /** Seconds of the bar that is pointed at. */
  readonly pointed: number | null;
  readonly selected: string | null;
  /** Puts the crosshair on a bar, at its close or a price. */
  readonly point: (index: number | null, price?: number) => void;
  readonly retry: () => void;
}

type Shown = Pick<OpenChart, "status" | "error">;
const LOADING: Shown = { status: "loading", error: null };

interface Opening {
  readonly element: HTMLElement;
  readonly setup: Omit<ChartSetup, "events">;
  readonly listeners: Omit<ChartEvents, "onChange">;
  readonly onChange: (port: ChartPort | null) => void;
}

/** Opens a chart once its code is here; returns how to close it. The changes of a scroll within one frame are reported once. */
function openChart(
  { element, setup, listeners, onChange }: Opening,
  onOpen: (port: ChartPort) => void,
  onFailed: (error: unknown) => void,
): () => void {
  let port: ChartPort | null = null;
  let isGone = false;
  let frame = 0;
  const tell = () => {
    if (frame !== 0 || isGone) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      onChange(port);
    });
  };
  const open = async () => {
    const { createKlineChart } = await import("./kline-chart.ts");
    if (isGone) return;
    port = createKlineChart(element, { ...setup, events: { ...listeners, onChange: tell } });
    onOpen(port);
  };
  open().catch((error: unknown) => !isGone && onFailed(error));
  return () => {
    isGone = true;
    cancelAnimationFrame(frame);
    port?.dispose();
  };
}

/** The chart in its element, as long as the component is there. */
export function useChart(
  element: RefObject<HTMLElement | null>,
  { ticker, decimals, source, timeframe, texts, onLineMoved, onLineRemoved, onDrawn }: ChartSpec,
): OpenChart {
  const [port, setPort] = useState<ChartPort | null>(null);
  const [shown, setShown] = useState<Shown>(LOADING);
  const [pointed, setPointed] = useState<number | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [, setRevision] = useState(0);
  const [tries, setTries] = useState(0);
  const startWith = useEffectEvent(() => timeframe);
  const moveLine = useEffectEvent((id: string, price: number) => onLineMoved?.(id, price));
  const removeLine = useEffectEvent((id: string) => onLineRemoved?.(id));
  const draw = useEffectEvent((drawings: readonly Drawing[]) => onDrawn?.(drawings));
  const showPointed = (index: number | null) => setPointed(index === null ? null : (port?.bars()[index]?.time ?? null));
  const onPoint = useEffectEvent(showPointed);

  useEffect(() => {
    if (!element.current) return undefined;
    const setup = { ticker, decimals, source, timeframe: startWith(), texts };
    const fail = (error: unknown) => setShown({ status: "failed", error });
    const close = openChart(
      {
        element: element.current,
        setup,
        listeners: {
          onPoint: (index) => onPoint(index),
          onFailed: (error, isFirst) => isFirst && fail(error),
          onLineMoved: (id, price) => moveLine(id, price),
          onLineRemoved: (id) => removeLine(id),
          onDrawn: (drawings) => draw(drawings),
          onSelected: setSelected,
        },
        onChange: (opened) => {
          setRevision((revision) => revision + 1);
          if (opened?.bars().length) setShown({ status: "ready", error: null });
        },
      },
      setPort,
      fail,
    );
    return () => {
      close();
      setPort(null);
      setPointed(null);
      setShown(LOADING);
    };
  }, [element, ticker, decimals, source, texts, tries]);
  useThemeOf(port);

  const point = (index: number | null, price?: number) => {
    port?.point(index, price);
    showPointed(index);
  };
  const retry = () => {
    setShown(LOADING);
    if (port) port.retry();
    else setTries(tries + 1);
  };
  return { port, ...shown, pointed, selected, point, retry };
}

/** The chart follows the theme of the page. */
function useThemeOf(port: ChartPort | null): void {
  useEffect(() => {
    if (!port) return undefined;
    const refresh = () => port.refreshTheme();
    const observer = new MutationObserver(refresh);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].map((query) =>
      matchMedia(query),
    );
    for (const query of queries) query.addEventListener("change", refresh);
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener("change", refresh);
    };
  }, [port]);
}
