import type { Glossary } from "@candlewise/contracts/learning/schemas";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { fold } from "#web/shared/i18n/fold.ts";

export type Term = Glossary["terms"][number];

/** The terms whose name, meaning or example contains the words, whatever their case and accents; those whose name begins with them come first. */
export function searchTerms(terms: readonly Term[], search: string): Term[] {
  const wanted = fold(search.trim());
  if (wanted === "") return [...terms];
  const rankOf = ({ title, text, example }: Term): number => {
    const name = fold(title);
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    return fold(plainText([...text, ...(example ?? [])])).includes(wanted) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((rank) => terms.filter((term) => rankOf(term) === rank));
}

/** The terms by the first letter of their name, digits and signs together under `#`. The order stays. */
export function byLetter(terms: readonly Term[]): { letter: string; terms: Term[] }[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const first = fold(term.title).slice(0, 1).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, ofLetter]) => ({ letter, terms: ofLetter }));
}
