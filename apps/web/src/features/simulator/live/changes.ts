import type { AccountEvents } from "@candlewise/contracts/simulator/schemas";
import type { z } from "zod";

/** What happened to the account since the event before. */
export type Changes = z.output<AccountEvents["changes"]>;
