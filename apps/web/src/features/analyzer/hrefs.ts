export const ANALYZER = "/chart-analyzer";
export const analysisHref = (id: string): string => `${ANALYZER}/${id}`;
export const practiceHref = (id: string): string => `${ANALYZER}/${id}/practice`;
export const compareHref = (first: string, second: string): string =>
  `${ANALYZER}/compare?${new URLSearchParams({ first, second })}`;
