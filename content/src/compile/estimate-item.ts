import { isNearEstimate, placeNear, placesOf, remarkOnEstimate, shareOf } from "@candlewise/domain/learning/estimate";
import type { CompiledItem, EstimateScale } from "@candlewise/domain/learning/items";
import { formatAnswer } from "../number-formats.ts";
import type { ItemStructureOf } from "../structure/item-structure.ts";
import { estimateWords } from "../words/item-words.ts";
import { readAs } from "../yaml-file.ts";
import { itemBase, type ItemPlace } from "./item-place.ts";
import { computeNumbers, evaluateAt, reportAt } from "./numbers.ts";

type EstimateStructure = ItemStructureOf<"estimate">;
type EstimateItem = Extract<CompiledItem, { type: "estimate" }>;
type Within = EstimateStructure["right_within"];

/** The most of the track that may be right, and right or nearly right: a guess at random should fail. */
const RIGHT_SHARE = 0.2;
const NEAR_SHARE = 0.45;
/** On either side of the truth there must be room to be wrong. */
const EDGE_SHARE = 0.1;

/** A question for a number on a track; null after reporting what is wrong. */
export function compileEstimate(item: EstimateStructure, place: ItemPlace): CompiledItem | null {
  const { at, writer, library, structureFile } = place;
  const words = readAs(writer.file, estimateWords(), library.problems, at);
  if (!words) return null;
  const exact = evaluateAt(item.formula, place.numbers, structureFile, [...at, "formula"], library);
  if (exact === null) return null;
  const answer = Number(exact.toFixed(item.decimals));
  const scale: EstimateScale = { kind: item.scale.log ? "log" : "linear", from: item.scale.from, to: item.scale.to };
  const scope = { ...place.numbers, answer: exact };
  const computed = computeNumbers(item.numbers, scope, structureFile, [...at, "numbers"], library);
  const spoken = writer.withValues({
    ...writer.values,
    ...computed.written,
    answer: formatAnswer(answer, item.unit, item.decimals, library.language),
  });
  const compiled: EstimateItem = {
    ...itemBase(item, place),
    type: "estimate",
    prompt: writer.rich(words.prompt, [...at, "prompt"]),
    explanation: spoken.rich(words.explanation, [...at, "explanation"]),
    unit: item.unit,
    decimals: item.decimals,
    scale,
    answer,
    right: around(answer, item.right_within),
    near: around(answer, item.near_within),
    low: { misconception: item.low, why: spoken.rich(words.low, [...at, "low"]) },
    high: { misconception: item.high, why: spoken.rich(words.high, [...at, "high"]) },
  };
  for (const [key, message] of mistakesIn(compiled)) reportAt(structureFile, [...at, key], message, library);
  if (isTyped(item.formula) && !JSON.stringify(compiled.explanation).includes('"tag":"a"')) {
    const message = "a number that is not computed needs a source; link to it";
    reportAt(writer.file, [...at, "explanation"], message, library);
  }
  return compiled;
}

const isTyped = (formula: string) => Number.isFinite(Number(formula));

function around(answer: number, within: Within): [number, number] {
  if ("factor" in within) return [answer / within.factor, answer * within.factor];
  const off = "relative" in within ? Math.abs(answer) * within.relative : within.absolute;
  return [answer - off, answer + off];
}

/** What is wrong with the track and the limits: the truth must be found on it, and seldom by chance. */
function mistakesIn(item: EstimateItem): [key: string, message: string][] {
  const { scale, answer, right, near } = item;
  const mistakes: [string, string][] = [];
  const at = shareOf(scale, answer);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  if (answer <= scale.from || answer >= scale.to || at < EDGE_SHARE || at > 1 - EDGE_SHARE) {
    const message = `the answer ${answer} lies at ${percent(at)} of the track; choose ends with at least ${percent(EDGE_SHARE)} on either side`;
    return [["scale", message]];
  }
  const shareWithin = ([low, high]: readonly [number, number]) => shareOf(scale, high) - shareOf(scale, low);
  if (shareWithin(right) > RIGHT_SHARE) {
    mistakes.push([
      "right_within",
      `${percent(shareWithin(right))} of the track is right; at most ${percent(RIGHT_SHARE)}`,
    ]);
  }
  if (near[0] >= right[0] || near[1] <= right[1]) mistakes.push(["near_within", "must be wider than right_within"]);
  if (shareWithin(near) > NEAR_SHARE) {
    const message = `${percent(shareWithin(near))} of the track is right or nearly right; at most ${percent(NEAR_SHARE)}`;
    mistakes.push(["near_within", message]);
  }
  const places = placesOf(scale, item.decimals);
  const isRight = (index: number) =>
    remarkOnEstimate(item, { type: "estimate", value: places[index] ?? NaN })?.isCorrect;
  if (!isRight(placeNear(scale, places, answer))) {
    mistakes.push(["right_within", "no place on the track is right; widen it, or bring the ends closer together"]);
  }
  if (isRight(Math.floor((places.length - 1) / 2))) {
    mistakes.push(["scale", "the middle of the track, where the slider waits, is right; move an end"]);
  }
  const ends = [scale.from, scale.to].map((value) => ({ type: "estimate", value }) as const);
  if (ends.some((end) => isNearEstimate(item, end)))
    mistakes.push(["near_within", "an end of the track is nearly right"]);
  return mistakes;
}
