import { createContext, type ReactNode } from "react";

/** What top bars show at their end where a screen gives no balance of its own: the frame fills it. */
export const BalanceSlot = createContext<ReactNode>(null);
