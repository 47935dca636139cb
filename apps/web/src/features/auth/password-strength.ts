/** What is typed first by those who guess, beside rows of the keyboard and of the alphabet. */
const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "01234567890",
  "azertyuiop",
  "qwertzuiop",
];
const WORDS = /password|passwort|candlewise|welcome|letmein|iloveyou|bitcoin|trading|money|admin|dragon|monkey/g;
const MIN_ROW = 3;

export type PasswordStrength = "short" | "weak" | "fair" | "good" | "strong";

/** Each run that a guesser tries as one piece becomes one character. */
function withoutPatterns(password: string, known: readonly string[]): string {
  let text = password.toLowerCase().replaceAll(WORDS, "*");
  for (const word of known.filter((each) => each.length >= MIN_ROW)) text = text.replaceAll(word.toLowerCase(), "*");
  for (const row of ROWS) {
    for (const direction of [row, [...row].toReversed().join("")]) {
      for (let length = direction.length; length >= MIN_ROW; length--) {
        for (let start = 0; start + length <= direction.length; start++) {
          text = text.replaceAll(direction.slice(start, start + length), "*");
        }
      }
    }
  }
  // A repeated piece ("abab", "aaaa") is as good as said once.
  return text.replaceAll(/(.+?)\1+/gs, "$1");
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
 * attacker has too, such as the user name.
 */
export function passwordBits(password: string, known: readonly string[] = []): number {
  const distinct = withoutPatterns(password, known).length;
  return password === "" ? 0 : distinct * Math.log2(Math.max(2, alphabetOf(password)));
}

/** Levels at 36, 52 and 68 bits: about an hour, a year and longer than a lifetime of guessing a slow hash by a rented farm. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < 8) return "short";
  const bits = passwordBits(password, known);
  if (bits < 36) return "weak";
  if (bits < 52) return "fair";
  return bits < 68 ? "good" : "strong";
}
