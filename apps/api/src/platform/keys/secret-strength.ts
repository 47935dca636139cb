const MIN_LENGTH = 32;
/** In bits: random hexadecimal text of the minimum length has about 115, a word repeated four times less than 90. */
const MIN_BITS = 90;

/** Whether a secret is guessable: empty, short, or made of few different characters. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < MIN_LENGTH || entropyOf(secret) < MIN_BITS;
}

/** Shannon entropy of the characters, in bits. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}
