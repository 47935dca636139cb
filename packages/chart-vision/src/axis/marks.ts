import type { Box } from "../types.ts";
import { around, heightOf, median, sharedColumns, widthOf } from "./boxes.ts";

/** What the shapes of a label show, whatever the OCR makes of it. */
export interface Marks {
  /** Letters from left to right: a digit or another sign, a point or comma, or letters that touch each other. */
  readonly letters: readonly ("sign" | "point" | "touching")[];
  /** How far each point or comma reaches below the digits, as a share of their height. */
  readonly descents: readonly number[];
}

/** In heights of a digit. */
const POINT_SIZE = 0.5;
const POINT_TOP = 0.55;
const DIGIT_WIDTH = 1.05;
/** Share of the columns of the narrower of two parts of one letter that they have in common. */
const SAME_LETTER = 0.5;
/** A comma reaches this far below the digits, as a share of their height; a point does not. */
const COMMA_DESCENT = 0.08;
/** By so much more a comma reaches below the digits than a point of the same label. */
const MIXED_DESCENT = 0.15;

/** Whether most of the signs are commas rather than points. */
export const areCommas = (descents: readonly number[]) => median(descents) >= COMMA_DESCENT;

/** What each point or comma is. Alone, few pixels do not tell, so all are the same unless they differ. */
function separatorsOf(descents: readonly number[]): ("." | ",")[] {
  const least = Math.min(...descents);
  const isMixed = Math.max(...descents) - least >= MIXED_DESCENT;
  const all = areCommas(descents) ? "," : ".";
  return descents.map((descent) => (isMixed ? (descent - least >= MIXED_DESCENT ? "," : ".") : all));
}

/** What the parts of a label are; `top` and `bottom` are the rows of its digits. */
export function marksOf(parts: readonly Box[], { top, bottom }: { top: number; bottom: number }): Marks {
  const height = bottom - top + 1;
  const isPoint = (box: Box) =>
    Math.max(heightOf(box), widthOf(box)) <= POINT_SIZE * height && box.top >= top + POINT_TOP * height;
  const letters = lettersOf(parts);
  const points = letters.filter(isPoint);
  return {
    letters: letters.map((letter) => {
      if (isPoint(letter)) return "point";
      return widthOf(letter) > DIGIT_WIDTH * height ? "touching" : "sign";
    }),
    descents: points.map((point) => (point.bottom - bottom) / height),
  };
}

/** Parts above each other are one letter, such as a zero with a dot inside. From left to right. */
function lettersOf(parts: readonly Box[]): Box[] {
  const letters: Box[] = [];
  for (const part of parts.toSorted((a, b) => a.left - b.left)) {
    const last = letters.at(-1);
    const isSame = last && sharedColumns(part, last) >= SAME_LETTER * Math.min(widthOf(part), widthOf(last));
    if (isSame) letters[letters.length - 1] = around([last, part]);
    else letters.push(part);
  }
  return letters;
}

/**
 * The text of a label with the points that its shapes show. The OCR tends to overlook points in small letters, in all labels of an axis
 * alike, so that a scale of such texts would look right.
 */
export function withPoints(text: string, { letters, descents }: Marks): string {
  const signs = text.replace(/[., ]/g, "");
  const isCounted = !letters.includes("touching") && letters.length - descents.length === signs.length;
  if (!isCounted || descents.length <= pointsIn(text)) return text;
  const points = separatorsOf(descents);
  let [nextPoint, nextSign] = [0, 0];
  return letters.map((letter) => (letter === "point" ? points[nextPoint++]! : signs[nextSign++]!)).join("");
}

/** Whether the shapes of a label show all letters of its text, and nothing else. */
export function hasNoPoint({ letters }: Marks, text: string): boolean {
  return letters.every((letter) => letter === "sign") && letters.length === text.replaceAll(" ", "").length;
}

/** Whether the shapes of a label show more letters, or more points, than its text has. */
export function contradicts({ letters, descents: { length: points } }: Marks, text: string): boolean {
  return points > pointsIn(text) || letters.length - points > text.replace(/[., ]/g, "").length;
}

const pointsIn = (text: string) => text.replace(/[^.,]/g, "").length;
