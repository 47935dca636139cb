import type { Answer, CompiledItem } from "./items.ts";
import { type PartKind, tokenOf } from "./presentation.ts";
import { judge, solutionOf } from "./scoring.ts";

/** Tokens of one kind under two seeds. */
type Renamed = ReadonlyMap<string, string>;

function renamed(
  item: CompiledItem,
  [from, to]: readonly [string, string],
  kind: PartKind,
  ids: readonly string[],
): Renamed {
  return new Map(ids.map((id) => [tokenOf(item, from, kind, id), tokenOf(item, to, kind, id)]));
}

const pairsUnder = (pairs: Readonly<Record<string, string>>, keys: Renamed, values: (key: string) => Renamed) =>
  Object.fromEntries(Object.entries(pairs).map(([key, value]) => [keys.get(key) ?? "", values(key).get(value) ?? ""]));

const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);

function translate(item: CompiledItem, seeds: readonly [string, string], answer: Answer): Answer {
  const rename = (kind: PartKind, ids: readonly string[]) => renamed(item, seeds, kind, ids);
  if (item.type === "choice" && answer.type === "choice") {
    return { type: "choice", choice: rename("part", idsOf(item.choices)).get(answer.choice) ?? "" };
  }
  if (item.type === "multi" && answer.type === "multi") {
    const tokens = rename("part", idsOf(item.choices));
    return { type: "multi", choices: answer.choices.map((choice) => tokens.get(choice) ?? "") };
  }
  if (item.type === "order" && answer.type === "order") {
    const tokens = rename("part", idsOf(item.entries));
    return { type: "order", order: answer.order.map((entry) => tokens.get(entry) ?? "") };
  }
  if (item.type === "match" && answer.type === "match") {
    const rights = rename("right", idsOf(item.pairs));
    return { type: "match", pairs: pairsUnder(answer.pairs, rename("part", idsOf(item.pairs)), () => rights) };
  }
  if (item.type === "categorize" && answer.type === "categorize") {
    const buckets = rename("bucket", idsOf(item.buckets));
    const entries = rename("part", idsOf(item.entries));
    return { type: "categorize", placements: pairsUnder(answer.placements, entries, () => buckets) };
  }
  if (item.type === "fill_blank" && answer.type === "fill_blank") {
    const options = new Map(
      item.blanks.map(({ id, options: all }) => [
        tokenOf(item, seeds[0], "part", id),
        rename(`option:${id}`, idsOf(all)),
      ]),
    );
    const blanks = rename("part", idsOf(item.blanks));
    return {
      type: "fill_blank",
      blanks: pairsUnder(answer.blanks, blanks, (blank) => options.get(blank) ?? new Map()),
    };
  }
  return answer;
}

const verdictOf = (item: CompiledItem, seed: string, answer: Answer): boolean | null | undefined => {
  const verdict = judge(item, seed, answer);
  return "error" in verdict ? undefined : verdict.is_correct;
};

/**
 * The same answer to an item presented under another seed, with the same verdict: a right number becomes that of the other
 * variant. Null when no answer under the other seed has that verdict, or the answer does not fit the item.
 */
export function carryAnswer(
  item: CompiledItem,
  seeds: readonly [from: string, to: string],
  answer: Answer,
): Answer | null {
  const [from, to] = seeds;
  const verdict = verdictOf(item, from, answer);
  if (verdict === undefined) return null;
  const same = translate(item, seeds, answer);
  if (verdictOf(item, to, same) === verdict) return same;
  return verdict === true ? solutionOf(item, to) : null;
}
