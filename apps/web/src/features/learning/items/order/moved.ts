/** The list with one part moved to another position; positions outside are pulled to the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const part = list.slice(from, from + 1);
  const target = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, target), ...part, ...rest.slice(target)];
}
