const MIN = 3;
const MAX = 20;

/** The part of an e-mail address before the @, cut down to what a user name may hold. */
function baseOf(email: string): string {
  const base = (email.split("@")[0] ?? "")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9_.]/g, "")
    .replaceAll(/^[._]+|[._]+$/g, "")
    .slice(0, MAX - 4);
  return base.length >= MIN ? base : `${base}learner`.slice(0, MAX - 4);
}

/**
 * User names that fit an e-mail address, the plainest first. The caller keeps those that are free.
 * `pick` gives an integer from 0 below its argument.
 */
export function usernameCandidates(email: string, pick: (below: number) => number): string[] {
  const base = baseOf(email);
  const numbered = Array.from({ length: 4 }, () => `${base}${10 + pick(9990)}`.slice(0, MAX));
  return [...new Set([base, `${base}_cw`.slice(0, MAX), ...numbered])];
}
