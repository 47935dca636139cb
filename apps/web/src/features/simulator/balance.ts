import type { Portfolio } from "./api.ts";

/** S3.13 */
export type Balance = Pick<Portfolio, "balance" | "totalBalance" | "totalProfit" | "totalProfitPercent" | "assets">;

const NOTHING: Balance = { balance: 0, totalBalance: 0, totalProfit: 0, totalProfitPercent: 0, assets: [] };

/** S3.07: the balance state; 0 and no assets until an answer was read. */
export const balanceOf = (portfolio: Portfolio | undefined): Balance =>
  portfolio
    ? {
        balance: portfolio.balance,
        totalBalance: portfolio.totalBalance,
        totalProfit: portfolio.totalProfit,
        totalProfitPercent: portfolio.totalProfitPercent,
        assets: portfolio.assets,
      }
    : NOTHING;
