import { workflowFields, type NotificationsShapes } from "@candlewise/contracts/notifications/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { isStartable, type StartableWorkflow } from "@candlewise/domain/notifications/workflows";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { addEntry } from "./add-entry.ts";
import type { EntryData } from "./entry-store.ts";
import { startedEntry } from "./plan-entry.ts";

type Call = z.output<NotificationsShapes["startWorkflow"]["body"]>;

/** @throws AppError `validation_failed` */
function fieldsOf(event: StartableWorkflow, fields: Call["data_fields"]): EntryData {
  const result = workflowFields[event].safeParse(fields);
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) => ({
    path: ["body.data_fields", ...path.map(String)].join("."),
    message,
  }));
  throw new AppError("validation_failed", { details });
}

/** S7.43. @throws AppError `unknown_workflow`, `validation_failed` */
export async function startWorkflow(
  deps: NotificationsDependencies,
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
  { event, data_fields }: Call,
): Promise<CallResult<NotificationsShapes["startWorkflow"]>> {
  if (!isStartable(event)) throw new AppError("unknown_workflow");
  const fields = fieldsOf(event, data_fields);
  const { time_zone: zone } = await deps.learnerSettings(userId);
  const entry = startedEntry(event, fields, { now: now(), zone });
  const id = await deps.database.transaction((transaction) => addEntry(deps, transaction, userId, entry));
  return { id, event };
}
