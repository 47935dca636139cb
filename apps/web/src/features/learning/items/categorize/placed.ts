/** Puts an entry into a bucket; null takes it out. */
export function placed(
  placements: Readonly<Record<string, string>>,
  entry: string,
  bucket: string | null,
): Record<string, string> {
  const others = Object.entries(placements).filter(([key]) => key !== entry);
  return Object.fromEntries(bucket === null ? others : [...others, [entry, bucket]]);
}
