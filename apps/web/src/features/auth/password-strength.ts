/** Neighbours of the alphabet, of the digits and of keyboards, in both directions. */
const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
].flatMap((row) => [row, Array.from(row).toReversed().join("")]);
const WORDS =
  /password|passwort|candlewise|welcome|letmein|iloveyou|hello|world|secret|summer|bitcoin|trading|money|admin|dragon|monkey/g;
/** As many characters in a row make a pattern. */
const PATTERN = 3;

export type PasswordStrength = "short" | "weak" | "fair" | "good" | "strong";

/** How many characters do not follow from those before them: words and repeats count as one. */
function unpredictable(password: string, known: readonly string[]): number {
  const words = known.filter(({ length }) => length >= PATTERN).map((word) => word.toLowerCase());
  const wordless = words.reduce(
    (text, word) => text.replaceAll(word, "*"),
    password.toLowerCase().replaceAll(WORDS, "*"),
  );
  const text = wordless.replaceAll(/(.+?)\1+/gs, "$1");
  const follows = (end: number) => end >= PATTERN && ROWS.some((row) => row.includes(text.slice(end - PATTERN, end)));
  return Array.from(text).filter((_, index) => !follows(index + 1)).length;
}

/** How many characters a guesser has to try at each place. */
function alphabetOf(password: string): number {
  const sizes: readonly [pattern: RegExp, size: number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\w\s]|_/, 32],
    [/\s/, 1],
    [/[^\p{ASCII}]/u, 100],
  ];
  return sizes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
}

/**
 * An estimate of how long a password resists guessing, in bits: characters that do not follow from the others, times the bits
 * of one. It does not know which passwords have leaked; the server refuses the common ones. `known` are words that the
 * attacker has too, such as the username.
 */
export function passwordBits(password: string, known: readonly string[] = []): number {
  return password === "" ? 0 : unpredictable(password, known) * Math.log2(Math.max(2, alphabetOf(password)));
}

/**
 * Levels at 36, 52 and 68 bits. At a million guesses a second, which is much against argon2id, half of the room is searched in
 * ten hours, seventy years and millions of years.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < 8) return "short";
  const bits = passwordBits(password, known);
  if (bits < 36) return "weak";
  if (bits < 52) return "fair";
  return bits < 68 ? "good" : "strong";
}
