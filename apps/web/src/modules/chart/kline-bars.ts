import type { Chart, DataLoaderGetBarsParams, KLineData } from "klinecharts";
import type { Bar, CandleLook, ChartSetup, Timeframe } from "./chart-port.ts";
import { heikinAshi } from "./heikin-ashi.ts";

const toKline = ({ time, ...prices }: Bar): KLineData => ({ timestamp: time * 1000, ...prices });

/** The bars of a chart: loads them page by page, follows the newest, and draws them as they are or as Heikin-Ashi. */
export class KlineBars {
  timeframe: Timeframe;
  look: CandleLook = "candles";
  /** As the market made them, whatever is drawn. */
  all: readonly Bar[] = [];
  readonly #setup: ChartSetup;
  /** After older bars have come. */
  onOlder: () => void = () => undefined;
  #chart: Chart | null = null;
  /** Of the load that counts: an answer to an older question is dropped. */
  #load = 0;
  #stopFollowing: () => void = () => undefined;

  constructor(setup: ChartSetup) {
    this.#setup = setup;
    this.timeframe = setup.timeframe;
  }

  attach(chart: Chart): void {
    this.#chart = chart;
    chart.subscribeAction("onVisibleRangeChange", () => this.#setup.events.onChange());
    chart.setDataLoader({
      getBars: (params) => this.#answer(params),
      subscribeBar: ({ callback }) => this.#follow(callback),
      unsubscribeBar: () => this.#stop(),
    });
  }

  setLook(look: CandleLook): void {
    const isOther = (look === "heikinAshi") !== (this.look === "heikinAshi");
    this.look = look;
    if (isOther) this.#redraw();
  }

  dispose(): void {
    this.#stop();
    this.#load++;
    this.#chart = null;
  }

  /** What is drawn for all bars. */
  #drawn(): KLineData[] {
    if (this.look === "heikinAshi") return heikinAshi(this.all).map(toKline);
    return this.all.map(toKline);
  }

  /** What is drawn for the newest bar. */
  #drawnLast(bar: Bar): KLineData {
    if (this.look === "heikinAshi") {
      const before = this.#chart?.getDataList()[this.all.length - 2];
      const previous = before ? { ...bar, open: before.open, close: before.close } : null;
      return toKline(heikinAshi([bar], previous)[0] ?? bar);
    }
    return toKline(bar);
  }

  /** Draws every bar again, in place: the library keeps its own list. */
  #redraw(): void {
    const list = this.#chart?.getDataList() ?? [];
    for (const [index, bar] of this.#drawn().entries()) Object.assign(list[index] ?? {}, bar);
    // Indicators are reckoned again with the newest bar.
    const last = this.#drawn().at(-1);
    if (last) this.#push(last);
  }

  /** What was drawn begins otherwise now that there are bars before it. */
  #redrawFrom(drawn: readonly KLineData[], first: number): void {
    if (this.look !== "heikinAshi") return;
    const list = this.#chart?.getDataList() ?? [];
    for (const [index, bar] of drawn.slice(first).entries()) Object.assign(list[index] ?? {}, bar);
  }

  #push: (bar: KLineData) => void = () => undefined;

  async #answer({ type, timestamp, callback }: DataLoaderGetBarsParams): Promise<void> {
    const isFirst = type === "init";
    const load = ++this.#load;
    try {
      const { bars, hasOlder } = await this.#setup.source.load(
        this.timeframe,
        isFirst ? null : (timestamp ?? 0) / 1000,
      );
      if (load !== this.#load) return;
      this.all = isFirst ? bars : [...bars, ...this.all];
      const drawn = this.#drawn();
      if (!isFirst) this.#redrawFrom(drawn, bars.length);
      callback(isFirst ? drawn : drawn.slice(0, bars.length), { forward: hasOlder, backward: false });
      this.#setup.events.onChange();
      if (!isFirst) this.onOlder();
    } catch (error) {
      if (load !== this.#load) return;
      if (isFirst) this.all = [];
      // Scrolling on asks once more.
      callback([], { forward: !isFirst, backward: false });
      this.#setup.events.onFailed(error, isFirst);
    }
  }

  #follow(push: (bar: KLineData) => void): void {
    this.#push = push;
    this.#stopFollowing();
    this.#stopFollowing = this.#setup.source.follow(this.timeframe, this.all.at(-1) ?? null, (bar) => this.#take(bar));
  }

  #stop(): void {
    this.#stopFollowing();
    this.#stopFollowing = () => undefined;
  }

  #take(bar: Bar): void {
    const last = this.all.at(-1);
    if (last && bar.time < last.time) return this.#correct(bar);
    this.all = last?.time === bar.time ? this.all.with(-1, bar) : [...this.all, bar];
    this.#push(this.#drawnLast(bar));
    this.#setup.events.onChange();
  }

  /** A bar before the newest is now known better. */
  #correct(bar: Bar): void {
    const index = this.all.findLastIndex(({ time }) => time === bar.time);
    if (index === -1) return;
    this.all = this.all.with(index, bar);
    // What is drawn otherwise than it was traded stays: each of its bars hangs on the one before.
    const drawn = this.#chart?.getDataList()[index];
    if (drawn) Object.assign(drawn, this.look === "heikinAshi" ? { volume: bar.volume } : toKline(bar));
    this.#setup.events.onChange();
  }
}
