/** The page of the plans, which leads on to `next`. */
export const plansHref = (next: string): string => `/plans?next=${encodeURIComponent(next)}`;
