/** Right answers that pass, out of all asked: the smallest count whose share reaches the line. */
export const neededToPass = (asked: number, passPercent: number): number => Math.ceil((asked * passPercent) / 100);
