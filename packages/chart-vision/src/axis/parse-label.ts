/** The digits of a label between its separators, before anything decides what these mean. */
export interface LabelNumber {
  /** At least one, each at least one digit. */
  readonly groups: readonly string[];
  /** One fewer than the groups. */
  readonly separators: readonly Separator[];
  /** Of a suffix such as K; otherwise 1. */
  readonly factor: number;
}

type Separator = "." | "," | "'" | " ";

/** What the last point or comma of the labels of an axis means: it separates thousands, or decimals. */
export type Notation = "whole" | "decimal";

const FACTORS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, bn: 1e9, t: 1e12 };
const GROUP = 3;

/** The number in the text of a label; null for anything else, percentages included. */
export function numberIn(text: string): LabelNumber | null {
  const plain = text
    .replace(/[$€£¥+]/g, "")
    .trim()
    .replace(/^[-.,' ]+|[-.,' ]+$/g, "");
  const [, digits = "", suffix = ""] = /^(\d[\d.,' ]*?) ?(k|m|bn|b|t)?$/i.exec(plain) ?? [];
  if (digits === "") return null;
  const groups = digits.match(/\d+/g) ?? [];
  const separators = (digits.match(/[^\d]+/g) ?? []).map(separatorOf);
  const factor = FACTORS[suffix.toLowerCase()] ?? 1;
  const number = { groups, separators, factor };
  return separators.includes(" ") && valueOf(number, "whole") === null && valueOf(number, "decimal") === null
    ? numberIn(text.replaceAll(" ", ""))
    : number;
}

/** A space beside another separator is none itself. */
function separatorOf(signs: string): Separator {
  const [sign = " "] = signs.replaceAll(" ", "");
  return sign as Separator;
}

/** Null where the digits do not fit the notation. */
export function valueOf({ groups, separators, factor }: LabelNumber, notation: Notation): number | null {
  const last = separators.at(-1);
  const hasDecimals = notation === "decimal" && (last === "." || last === ",");
  const whole = hasDecimals ? groups.slice(0, -1) : groups;
  if (!areThousands(whole)) return null;
  return Number(`${whole.join("")}.${hasDecimals ? groups.at(-1)! : "0"}`) * factor;
}

function areThousands([first = "", ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return true;
  return first.length <= GROUP && !first.startsWith("0") && rest.every((group) => group.length === GROUP);
}

/** Digits after the last point or comma. */
export function decimalsOf({ groups, separators }: LabelNumber): number {
  const last = separators.at(-1);
  return last === "." || last === "," ? groups.at(-1)!.length : 0;
}

/** The value if the label had that many decimals, wherever its separators were seen. */
export function valueWithDecimals({ groups, factor }: LabelNumber, decimals: number): number {
  return (Number(groups.join("")) / 10 ** decimals) * factor;
}
