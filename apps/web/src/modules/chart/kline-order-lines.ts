import { utils, type Coordinate, type Overlay, type OverlayFigure, type OverlayTemplate } from "klinecharts";
import type { ChartLine } from "./chart-port.ts";
import type { ChartTheme } from "./chart-theme.ts";

export const ORDER_LINE = "cwOrderLine";
export const LAST_PRICE = "cwLastPrice";

/** The figure that removes a line. */
export const REMOVE = "remove";

/** Pixels above and below an order line in which it can be dragged. */
const GRIP = 11;
const TAG_HEIGHT = 22;
/** From the left edge to the tags, and from the tags to the lines. */
const MARGIN = 8;
const LEADER = 12;
const REMOVE_WIDTH = 26;
const TEXT_SIZE = 11;
const PADDING = 6;
/** From the middle of a tag to that of the next. */
export const TAG_PITCH = TAG_HEIGHT + 2;

interface Segment {
  readonly text: string;
  readonly width: number;
  readonly isRemove?: boolean;
  readonly sign?: number;
}

/** What a line needs to know of the others. */
export interface LineScene {
  readonly theme: ChartTheme;
  readonly decimals: number;
  readonly lines: readonly ChartLine[];
  /** Of the newest bar; null without bars. */
  readonly last: { readonly price: number; readonly open: number } | null;
  priceOf(line: ChartLine): number;
  /** Middle of a line's tag, where no tag covers another; null if its price is out of sight. */
  tagAt(id: string, toPixel: (price: number) => number, height: number): number | null;
}

/** The library copies objects that it is given, but not functions. */
export type SceneReader = () => LineScene;

const isReader = (value: unknown): value is SceneReader => typeof value === "function";
const sceneOf = ({ extendData }: Overlay): LineScene | null => (isReader(extendData) ? extendData() : null);

const ID = "line ";
/** The name of a line's overlay. */
export const overlayId = (id: string): string => ID + id;

function colorsOf({ kind }: ChartLine, theme: ChartTheme): { line: string; on: string } {
  if (kind === "stop") return { line: theme.loss, on: theme.onLoss };
  if (kind === "target") return { line: theme.gain, on: theme.onGain };
  return kind === "limit" ? { line: theme.violet, on: theme.onViolet } : { line: theme.text, on: theme.surface };
}

const widthOf = (text: string, { font }: ChartTheme): number =>
  Math.ceil(utils.calcTextWidth(text, TEXT_SIZE, "600", font)) + PADDING * 2;

interface Tag {
  readonly theme: ChartTheme;
  readonly price: number | undefined;
  readonly segments: readonly Segment[];
}

/** Texts are measured once for each price: every frame asks for the tags of all lines. */
const tags = new WeakMap<ChartLine, Tag>();

/** Name, profit or loss, and the way to remove it. */
function segmentsOf(line: ChartLine, scene: LineScene): readonly Segment[] {
  const { theme, last } = scene;
  const price = line.kind === "position" ? last?.price : scene.priceOf(line);
  const known = tags.get(line);
  if (known && known.price === price && known.theme === theme) return known.segments;
  const name = line.isDraggable ? `⇅ ${line.label}` : line.label;
  const profit = price === undefined ? null : (line.profitAt?.(price) ?? null);
  const segments = [
    { text: name, width: widthOf(name, theme) },
    ...(profit ? [{ ...profit, width: widthOf(profit.text, theme) }] : []),
    ...(line.isRemovable ? [{ text: "×", width: REMOVE_WIDTH, isRemove: true }] : []),
  ];
  tags.set(line, { theme, price, segments });
  return segments;
}

const widthOfTag = (segments: readonly Segment[]): number => segments.reduce((sum, { width }) => sum + width, 0);

/** Where the lines begin, right of all tags. */
const columnEnd = (scene: LineScene): number =>
  MARGIN + Math.max(0, ...scene.lines.map((line) => widthOfTag(segmentsOf(line, scene))));

const TEXT = {
  size: TEXT_SIZE,
  weight: "600",
  borderSize: 1,
  borderRadius: 0,
  paddingLeft: PADDING,
  paddingRight: PADDING,
  paddingTop: (TAG_HEIGHT - TEXT_SIZE) / 2,
  paddingBottom: (TAG_HEIGHT - TEXT_SIZE) / 2,
} as const;

function tagFigures(segments: readonly Segment[], line: ChartLine, scene: LineScene, y: number): OverlayFigure[] {
  const { theme } = scene;
  const colors = colorsOf(line, theme);
  let x = MARGIN;
  return segments.map(({ text, width, isRemove = false, sign }, index) => {
    const left = x;
    x += width;
    const profitColor = sign === undefined || sign === 0 ? theme.text : sign > 0 ? theme.gain : theme.loss;
    const isName = index === 0;
    return {
      type: "text",
      attrs: { x: left, y, width, height: TAG_HEIGHT, text, baseline: "middle", align: "left" },
      styles: {
        ...TEXT,
        family: theme.font,
        style: "stroke_fill",
        color: isName ? colors.on : isRemove ? theme.text : profitColor,
        backgroundColor: isName ? colors.line : theme.surface,
        borderColor: colors.line,
        ...(isRemove && { size: 15, paddingLeft: 9, paddingTop: (TAG_HEIGHT - 15) / 2 }),
      },
      ...(isRemove
        ? { key: REMOVE, ignoreEvent: ["onPressedMoveStart", "onPressedMoving", "onPressedMoveEnd"] }
        : { ignoreEvent: !line.isDraggable }),
    };
  });
}

function lineFigures(line: ChartLine, scene: LineScene, at: Coordinate, tag: number, width: number): OverlayFigure[] {
  const { line: color } = colorsOf(line, scene.theme);
  const segments = segmentsOf(line, scene);
  const begin = columnEnd(scene) + LEADER;
  const path = [
    { x: MARGIN + widthOfTag(segments), y: tag },
    { x: begin - LEADER, y: tag },
    { x: begin, y: at.y },
    { x: width, y: at.y },
  ];
  return [
    {
      type: "rect",
      attrs: { x: begin, y: at.y - GRIP, width: Math.max(0, width - begin), height: GRIP * 2 },
      styles: { style: "fill", color: "rgba(0, 0, 0, 0)" },
      ignoreEvent: !line.isDraggable,
    },
    {
      type: "line",
      attrs: { coordinates: path },
      styles: {
        color,
        size: 1.5,
        style: line.kind === "position" ? "solid" : "dashed",
        dashedValue: [6, 4],
      },
      ignoreEvent: true,
    },
    ...tagFigures(segments, line, scene, tag),
  ];
}

const axisTag = (
  price: number,
  y: number,
  width: number,
  { decimals, theme }: LineScene,
  colors: { line: string; on: string },
) => ({
  type: "text",
  attrs: {
    x: 0,
    y,
    width,
    height: TAG_HEIGHT,
    text: price.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    baseline: "middle",
    align: "left",
  },
  styles: {
    ...TEXT,
    family: theme.font,
    style: "fill",
    color: colors.on,
    backgroundColor: colors.line,
    borderRadius: 4,
    paddingLeft: 4,
  },
  ignoreEvent: true,
});

const lineOf = (scene: LineScene | null, { id }: Overlay): ChartLine | undefined =>
  scene?.lines.find((line) => overlayId(line.id) === id);

const SHARED = {
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
} as const;

const orderLine: OverlayTemplate = {
  ...SHARED,
  name: ORDER_LINE,
  createPointFigures: ({ coordinates: [at], bounding, yAxis, overlay }) => {
    const scene = sceneOf(overlay);
    const line = lineOf(scene, overlay);
    if (!at || !yAxis || !line || !scene) return [];
    const tag = scene.tagAt(line.id, (price) => yAxis.convertToPixel(price), bounding.height);
    return tag === null ? [] : lineFigures(line, scene, at, tag, bounding.width);
  },
  createYAxisFigures: ({ bounding, yAxis, overlay }) => {
    const scene = sceneOf(overlay);
    const line = lineOf(scene, overlay);
    if (!yAxis || !line || !scene) return [];
    const tag = scene.tagAt(line.id, (price) => yAxis.convertToPixel(price), bounding.height);
    return tag === null ? [] : axisTag(scene.priceOf(line), tag, bounding.width, scene, colorsOf(line, scene.theme));
  },
};

const colorsOfLast = ({ price, open }: { price: number; open: number }, theme: ChartTheme) => {
  if (price === open) return { line: theme.softText, on: theme.surface };
  return price > open ? { line: theme.gain, on: theme.onGain } : { line: theme.loss, on: theme.onLoss };
};

/** The price of the market, whatever the bars are drawn as. */
const lastPrice: OverlayTemplate = {
  ...SHARED,
  name: LAST_PRICE,
  createPointFigures: ({ bounding, yAxis, overlay }) => {
    const { last, theme } = sceneOf(overlay) ?? {};
    if (!yAxis || !last || !theme) return [];
    const y = yAxis.convertToPixel(last.price);
    const coordinates = [
      { x: 0, y },
      { x: bounding.width, y },
    ];
    const styles = { color: colorsOfLast(last, theme).line, size: 1, style: "dashed", dashedValue: [2, 3] };
    return [{ type: "line", attrs: { coordinates }, styles, ignoreEvent: true }];
  },
  createYAxisFigures: ({ bounding, yAxis, overlay }) => {
    const scene = sceneOf(overlay);
    if (!yAxis || !scene?.last) return [];
    const { last } = scene;
    const y = yAxis.convertToPixel(last.price);
    return axisTag(last.price, y, bounding.width, scene, colorsOfLast(last, scene.theme));
  },
};

export const LINE_TEMPLATES: readonly OverlayTemplate[] = [orderLine, lastPrice];
