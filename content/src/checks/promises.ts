import type { Problems } from "../problems.ts";
import { ENGLISH, type Sources } from "../sources.ts";
import { authoredWords } from "./authored-words.ts";
import { stringsOf } from "../words/strings.ts";
import type { Path, YamlFile } from "../yaml-file.ts";

const GAIN = "(?:profits?|returns?|income|gains?|winnings?|money|success)";

const PROMISES = [
  new RegExp(`\\bguaranteed?\\s+(?:\\w+\\s+){0,2}${GAIN}\\b`, "i"),
  new RegExp(`\\b${GAIN}\\s+(?:is|are)\\s+guaranteed\\b`, "i"),
  new RegExp(`\\brisk[- ]free\\s+${GAIN}\\b`, "i"),
  /\b(?:can['’]t|cannot|can not)\s+lose(?=\s*(?:[.,;:!?"”]|$|money\b|your money\b))/i,
  /\bsure[- ](?:thing|win|bet|profit)\b/i,
  /\b(?:double|triple)\s+your\s+(?:money|savings)\b/i,
  /\bget[- ]rich[- ]quick\b/i,
  /\beasy money\b/i,
];

/** Reports English words that promise a profit outside pages and items that say why they may (`allow_promises`). */
export function checkPromises(sources: Sources, problems: Problems): void {
  for (const { file, isQuoted } of authoredWords(sources, ENGLISH)) checkStrings(file, problems, isQuoted);
}

function checkStrings(file: YamlFile, problems: Problems, isQuoted: (at: Path) => boolean): void {
  for (const { at, text } of stringsOf(file.value)) {
    const found = PROMISES.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    if (found === undefined || isQuoted(at)) continue;
    const remedy = 'reword it, or say why it must stand with allow_promises: "…" on the page or item in the structure';
    problems.error(file.path, file.textLineOf(at), `${at.join(".")}: "${found}" sounds like a promise; ${remedy}`);
  }
}
