import { numbersOf, type MovableFigure, type Slider } from "@candlewise/domain/learning/figures";
import type { NumberFormat } from "@candlewise/domain/learning/items";
import type { MovableStructure, SliderStructure } from "../structure/figure-structure.ts";
import { SliderWordsSchema } from "../words/figure-words.ts";
import { readAs } from "../yaml-file.ts";
import { reportIn, valueIn, type FigurePlace } from "./figure-place.ts";

/** Names that formulas of figures have for other things. */
const RESERVED = ["x", "value", "low", "high", "n", "win", "uniform", "normal"];
/** Of all steps together: what a lesson can carry without anybody noticing. */
const MOST_NUMBERS = 1200;

type Compile = (figure: MovableStructure, place: FigurePlace) => MovableFigure | null;

/** Compiles a figure for each value of its slider; null after reporting what is wrong. */
export function compileMovable(
  figure: MovableStructure,
  slider: SliderStructure,
  place: FigurePlace,
  compile: Compile,
): MovableFigure | null {
  const { name, format } = slider;
  if (RESERVED.includes(name) || Object.hasOwn(place.numbers, name)) {
    reportIn(place, ["slider", "name"], `${name} has a meaning already; take another name`);
    return null;
  }
  if (!slider.says && !saysItself(figure)) {
    reportIn(place, ["slider", "says"], "missing; add a result that is said in words");
    return null;
  }
  const values = valuesOf(slider);
  const start = values.indexOf(slider.start);
  if (start < 0) {
    reportIn(place, ["slider", "start"], `${slider.start} is none of ${values.join(", ")}`);
    return null;
  }
  const steps = compileSteps(figure, values, { name, place, compile });
  const shown = steps?.[start];
  const words = steps && readAs(place.writer.file, SliderWordsSchema, place.library.problems, place.at);
  if (!steps || !shown || !words) return null;
  const frames = steps.map((step) => numbersOf(step).map((number) => rounded(number, step)));
  rejectPoorFrames(frames, name, place);
  const says = slider.says && {
    label: place.writer.plain(words.says ?? "", [...place.at, "says"]),
    format: slider.says.format,
    values: values.map((value) => {
      const said = valueIn(
        { ...place, numbers: { ...place.numbers, [name]: value } },
        ["slider", "says"],
        slider.says?.formula ?? "0",
      );
      return roundedTo(said ?? 0, slider.says?.format ?? "num2");
    }),
  };
  const label = place.writer.plain(words.slider, [...place.at, "slider"]);
  return withoutEmptyEnds({ ...shown, slider: { label, format, values, start, frames, says: says ?? null } });
}

/** Whether the figure has a result of its own to say. */
const saysItself = (figure: MovableStructure): boolean =>
  (figure.type === "balance" && !figure.equal) ||
  (figure.type === "distribution" && figure.split !== undefined) ||
  (figure.type === "ladder" && figure.order !== undefined);

function valuesOf({ from = 0, to = 0, step = 1, values }: SliderStructure): number[] {
  if (values) return values;
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
}

interface Steps {
  readonly name: string;
  readonly place: FigurePlace;
  readonly compile: Compile;
}

/** The figure at each value; what is wrong at one value is not repeated for the others. */
function compileSteps(figure: MovableStructure, values: readonly number[], { name, place, compile }: Steps) {
  const steps: MovableFigure[] = [];
  for (const value of values) {
    const before = place.library.problems.errors.length;
    const setting = `${name} is ${value}`;
    const step = compile(figure, { ...place, setting, numbers: { ...place.numbers, [name]: value } });
    if (!step || place.library.problems.errors.length > before) return null;
    steps.push(step);
  }
  return steps;
}

function rejectPoorFrames(frames: readonly number[][], name: string, place: FigurePlace): void {
  const [first = [], ...others] = frames;
  const size = frames.length * first.length;
  if (others.every((frame) => frame.every((number, index) => number === first[index]))) {
    reportIn(place, ["slider", "name"], `moving it changes nothing: no formula that is drawn uses ${name}`);
  }
  if (size > MOST_NUMBERS) {
    reportIn(
      place,
      ["slider"],
      `its steps need ${size} numbers, more than ${MOST_NUMBERS}; take fewer steps or points`,
    );
  }
}

/** As precise as it is read and drawn. */
const rounded = (value: number, figure: MovableFigure): number => {
  if (figure.type === "distribution") return value;
  return figure.type === "ladder" ? value : roundedTo(value, figure.format);
};

function roundedTo(value: number, format: NumberFormat): number {
  const places = Number(format.at(-1)) + (format.startsWith("pct") ? 2 : 0);
  // A curve of small numbers is drawn with more places than are read.
  return Math.abs(value) < 1000 ? Number(value.toFixed(Math.max(places, 2))) : Number(value.toFixed(places));
}

/** Leaves out ranges without an end that no outcome ever falls into. */
export function withoutEmptyEnds(figure: MovableFigure | null): MovableFigure | null {
  if (figure?.type !== "distribution") return figure;
  const { ranges, slider } = figure;
  const frames = slider?.frames ?? [numbersOf(figure)];
  const isKept = (_: unknown, index: number): boolean => {
    const range = ranges[index];
    return !range || (range.from !== null && range.to !== null) || frames.some((frame) => (frame[index] ?? 0) > 0);
  };
  const kept: Slider | undefined = slider && { ...slider, frames: frames.map((frame) => frame.filter(isKept)) };
  return { ...figure, ranges: ranges.filter(isKept), ...(kept && { slider: kept }) };
}
