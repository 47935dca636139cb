export const REVIEWS = "/review";
export const REVIEW_SESSION = "/review/session";
export const drillHref = (skillId: string): string => `${REVIEW_SESSION}?skill=${encodeURIComponent(skillId)}`;
