/** Edits that turn one word into the other: letters put in, taken out or exchanged. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** `; did you mean spread?` where a known name is close to the written one, otherwise nothing. */
export function suggestion(name: string, known: Iterable<string>): string {
  const most = Math.min(3, Math.floor(name.length / 3) + 1);
  const [best] = [...known]
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits);
  return best ? `; did you mean ${best.candidate}?` : "";
}
