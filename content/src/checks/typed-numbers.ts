import type { Problems } from "../problems.ts";
import { stringsOf } from "../words/strings.ts";
import type { YamlFile } from "../yaml-file.ts";

/** Shorter numbers meet others by chance. */
const FEWEST_DIGITS = 4;
/** A number that is only given a name may stand elsewhere by itself. */
const PLAIN = /^[\d._]+$/;
const escaped = (text: string): string => text.replaceAll(/[$.+*?^(){}|[\]\\]/g, String.raw`\$&`);

/** Warns of numbers typed by hand that a formula of the file computes: a changed formula would leave them behind. */
export function checkTypedNumbers(
  file: YamlFile,
  numbers: Readonly<Record<string, { formula: string }>>,
  written: Readonly<Record<string, string>>,
  problems: Problems,
): void {
  const computed = Object.entries(written)
    .filter(([name]) => !PLAIN.test(numbers[name]?.formula ?? ""))
    .filter(([, value]) => value.replaceAll(/\D/g, "").length >= FEWEST_DIGITS)
    .map(([name, value]) => ({ name, value, typed: new RegExp(`(?<![\\d.,$])${escaped(value)}(?![\\d%]|[.,]\\d)`) }));
  for (const { at, text } of stringsOf(file.value)) {
    for (const { name, value, typed } of computed) {
      if (!typed.test(text)) continue;
      problems.warn(file.path, file.textLineOf(at), `${at.join(".")}: ${value} is computed; write {% $${name} %}`);
    }
  }
}
