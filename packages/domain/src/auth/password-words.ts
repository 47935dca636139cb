const PRODUCT = "candlewise";
/** Shorter words occur in too many good passwords by chance. */
const SHORTEST_WORD = 4;
/** A password may contain such words if enough characters remain without them: "four words nobody guesses" for `nobody@example.com`. */
const ENOUGH_WITHOUT = 8;

/** Whether a password consists mostly of the product name, the user name or words of the email address. */
export function isMadeOfOwnWords(password: string, person: { email: string; username?: string | undefined }): boolean {
  const words = [PRODUCT, person.username ?? "", ...wordsOf(person.email)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  const text = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), text);
  return rest !== text && rest.length < ENOUGH_WITHOUT;
}

/** Of `ada.lovelace@mail.example.com`: the whole local part, `ada`, `lovelace`, and `mail`, `example` without the top-level domain. */
function wordsOf(email: string): string[] {
  const [local = "", domain = ""] = email.split("@");
  return [local, ...local.split(/[^a-z0-9]+/i), ...domain.split(".").slice(0, -1)];
}
