import type { Bar, CompiledChart } from "@candlewise/domain/learning/items";
import { averageTrueRange } from "../fixtures/average-true-range.ts";
import { suggestion } from "../suggest.ts";
import type { Path, YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";

/** Shortest stretch of a series that still reads as a chart. */
const FEWEST_BARS = 5;

interface Stretch {
  fixture: string;
  from?: number | undefined;
  to?: number | undefined;
}

/** The bars of a fixture from `from` (incl.) to `to` (excl.); null after reporting what is missing. */
export function cutBars(
  stretch: Stretch,
  file: YamlFile,
  at: Path,
  library: Library,
): { bars: Bar[]; decimals: number } | null {
  const report = (key: string, message: string): null => {
    library.problems.error(file.path, file.lineOf([...at, key]), `${[...at, key].join(".")}: ${message}`);
    return null;
  };
  const fixture = library.fixtures.get(stretch.fixture);
  if (!fixture) {
    return report(
      "fixture",
      `there is no fixture ${stretch.fixture}; there are ${[...library.fixtures.keys()].join(", ")}${suggestion(stretch.fixture, library.fixtures.keys())}`,
    );
  }
  const { from = 0, to = fixture.bars.length } = stretch;
  if (to > fixture.bars.length) return report("to", `${stretch.fixture} has ${fixture.bars.length} bars`);
  if (to - from < FEWEST_BARS) return report("to", `from ${from} to ${to} is less than ${FEWEST_BARS} bars`);
  return { bars: fixture.bars.slice(from, to), decimals: fixture.decimals };
}

export function cutChart(
  stretch: Stretch,
  description: string,
  file: YamlFile,
  at: Path,
  library: Library,
): CompiledChart | null {
  const cut = cutBars(stretch, file, at, library);
  return cut && { ...cut, description, atr: averageTrueRange(cut.bars) };
}
