/** Pairs a left with a right; both leave their former partners. A right token of null unpairs. */
export function paired(
  pairs: Readonly<Record<string, string>>,
  left: string,
  right: string | null,
): Record<string, string> {
  const others = Object.entries(pairs).filter(([key, value]) => key !== left && value !== right);
  return Object.fromEntries(right === null ? others : [...others, [left, right]]);
}
