/** The first days of a subscription for a lower price, charged at once. */
export interface Trial {
  readonly days: number;
  readonly totalMinor: number;
}

/** A trial is given once to each person: anyone who has had one pays the full price from the start. */
export const trialFor = (trial: Trial | null, hadTrial: boolean): Trial | null => (hadTrial ? null : trial);

/** What is charged at once. */
export const dueNow = ({ trial, totalMinor }: { readonly trial: Trial | null; readonly totalMinor: number }): number =>
  trial?.totalMinor ?? totalMinor;
