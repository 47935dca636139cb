import type { NumberFormat } from "@candlewise/domain/learning/items";
import { evaluateFormula } from "../formulas.ts";
import { formatNumber } from "../number-formats.ts";
import type { Path, YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";

/** Evaluates and reports a bad formula on its line; null then. */
export function evaluateAt(
  formula: string,
  scope: Readonly<Record<string, number>>,
  file: YamlFile,
  at: Path,
  library: Library,
): number | null {
  try {
    return evaluateFormula(formula, scope);
  } catch (error) {
    reportAt(file, at, error, library);
    return null;
  }
}

export function reportAt(file: YamlFile, at: Path, error: unknown, library: Library): void {
  const message = error instanceof Error ? error.message : String(error);
  library.problems.error(file.path, file.lineOf(at), `${at.join(".")}: ${message}`);
}

/** The values of a `numbers` block, raw and written; each formula may use the numbers above it. */
export function computeNumbers(
  numbers: Readonly<Record<string, { formula: string; format: NumberFormat }>>,
  scope: Readonly<Record<string, number>>,
  file: YamlFile,
  at: Path,
  library: Library,
): { raw: Record<string, number>; written: Record<string, string> } {
  const raw: Record<string, number> = { ...scope };
  const written: Record<string, string> = {};
  for (const [name, { formula, format }] of Object.entries(numbers)) {
    const value = evaluateAt(formula, raw, file, [...at, name], library);
    if (value === null) continue;
    raw[name] = value;
    written[name] = formatNumber(value, format, library.language);
  }
  return { raw, written };
}
