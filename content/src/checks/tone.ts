import type { Problems } from "../problems.ts";
import { ENGLISH, type Sources } from "../sources.ts";
import { authoredWords } from "./authored-words.ts";
import { stringsOf } from "../words/strings.ts";
import type { Path, YamlFile } from "../yaml-file.ts";

/** What somebody else says: an ad or a scam may shout. */
const QUOTED = /[“"„«][^“”"„«»]*[”"“»]/g;
const SHOUT = /[!¡]/;
const URGENCY =
  /\b(?:act now|hurry up|don['’]t miss(?: out)?|last chance|limited time|only today|before it['’]s too late|now or never)\b/i;

/** Reports exclamation marks in every language, and words that hurry in English, outside quotations. */
export function checkTone(sources: Sources, problems: Problems): void {
  for (const language of sources.languages) {
    for (const { file, isQuoted } of authoredWords(sources, language)) {
      checkFile(file, isQuoted, language === ENGLISH, problems);
    }
  }
}

function checkFile(file: YamlFile, isQuoted: (at: Path) => boolean, isEnglish: boolean, problems: Problems): void {
  for (const { at, text } of stringsOf(file.value)) {
    if (isQuoted(at)) continue;
    const own = text.replaceAll(QUOTED, "");
    const report = (message: string) => problems.error(file.path, file.textLineOf(at), `${at.join(".")}: ${message}`);
    if (SHOUT.test(own)) report("no exclamation marks outside quotations; end with a period");
    const [hurry] = (isEnglish && URGENCY.exec(own)) || [];
    if (hurry !== undefined) report(`"${hurry}" hurries the reader; say it calmly, or quote who says it`);
  }
}
