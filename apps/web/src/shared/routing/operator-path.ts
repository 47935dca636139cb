/** Whether an address belongs to the entry for operators, which is a page of its own. */
export const isOperatorPath = (pathname: string): boolean => /^\/operator(?:\/|$)/.test(pathname);
