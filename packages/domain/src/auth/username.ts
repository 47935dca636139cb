const MIN = 3;
const MAX = 20;

/** The local part of an email address, reduced to the characters allowed in user names. */
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
 * Candidate user names for an email address, simplest first. The caller selects the free ones. `pick` returns an integer from 0 to below
 * its argument.
 */
export function usernameCandidates(email: string, pick: (below: number) => number): string[] {
  const base = baseOf(email);
  const numbered = Array.from({ length: 4 }, () => `${base}${10 + pick(9990)}`.slice(0, MAX));
  return [...new Set([base, `${base}_cw`.slice(0, MAX), ...numbered])];
}
