import { useState } from "react";
import { readNow } from "#web/shared/state/api.ts";
import { useAppDispatch, type AppStore } from "#web/shared/state/store.ts";
import { simulatorApi, type Activity } from "../api.ts";
import { activityCsv } from "./activity-csv.ts";

/** As many as one answer holds. */
const PAGE = 500;

/** All activity of one account, newest first; throws when a page cannot be had. */
async function allActivity(dispatch: AppStore["dispatch"], account_number: number): Promise<Activity[]> {
  const items: Activity[] = [];
  let cursor: string | null = null;
  do {
    const query: { account_number: number; limit: number; cursor?: string } = {
      account_number,
      limit: PAGE,
      ...(cursor !== null && { cursor }),
    };
    const page = await readNow((options) => dispatch(simulatorApi.endpoints.listActivity.initiate({ query }, options)));
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}

/** Downloads a file. The mark at its beginning makes spreadsheets read it as UTF-8. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads everything that ever changed the cash, of this account and of those before it, as a table. */
export function useExport(accountNumber: number) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<"idle" | "running" | "failed">("idle");
  const run = async (): Promise<void> => {
    setState("running");
    try {
      const accounts: { number: number; items: Activity[] }[] = [];
      for (let number = accountNumber; number > 0; number--) {
        accounts.push({ number, items: await allActivity(dispatch, number) });
      }
      download("candlewise-practice-activity.csv", activityCsv(accounts));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return { run, isRunning: state === "running", hasFailed: state === "failed" };
}
