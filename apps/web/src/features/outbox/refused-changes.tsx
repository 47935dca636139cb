import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { OutboxCall, Refusal, Work } from "#web/shared/offline/outbox.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { timeOf } from "#web/shared/storage/time-ordered-id.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./refused-changes.module.css";

interface RefusedChangesProps {
  calls: readonly OutboxCall[];
  /** Title of a lesson, null when it is unknown. */
  lessonTitle: (lessonId: string) => string | null;
  /** With the calls that were refused for its sake. */
  onRetry: (calls: readonly OutboxCall[]) => void;
  onDiscard: (calls: readonly OutboxCall[]) => void;
}

/** Changes that the server refused: what each of them is, why it was refused, and what to do with it. */
export function RefusedChanges({ calls, ...actions }: RefusedChangesProps) {
  const t = useT();
  const isFirst = ({ refusal }: OutboxCall) => calls.every(({ id }) => id !== refusal?.behind);
  const behind = (first: OutboxCall) => calls.filter(({ refusal }) => refusal?.behind === first.id);
  return (
    <>
      <p>{t("outbox.text")}</p>
      <ul className={styles.list}>
        {calls.filter(isFirst).map((call) => (
          <Change key={call.id} call={call} behind={behind(call)} {...actions} />
        ))}
      </ul>
    </>
  );
}

/** A refused call is never a position: nobody misses that. */
type Shown = Exclude<Work, "position">;

function reasonOf({ status, code }: Refusal) {
  if (status === null) return "outbox.why.outdated";
  if (code === "component_locked") return "outbox.why.locked";
  return status >= 500 ? "outbox.why.failed" : "outbox.why.refused";
}

interface ChangeProps extends Omit<RefusedChangesProps, "calls"> {
  call: OutboxCall;
  behind: readonly OutboxCall[];
}

function Change({ call, behind, lessonTitle, onRetry, onDiscard }: ChangeProps) {
  const t = useT();
  const language = useLanguage();
  const body = isRecord(call.body) ? call.body : {};
  const title = typeof body["lesson_id"] === "string" ? lessonTitle(body["lesson_id"]) : null;
  const quote = typeof body["text"] === "string" ? body["text"] : null;
  const what = t(`outbox.${call.work as Shown}`);
  const label = title === null ? what : t("outbox.in", { what, title });
  const id = `refused-${call.id}`;
  return (
    <Stack as="li" gap={1} className={styles.change}>
      <p id={id} className={styles.what}>
        {label}
      </p>
      {quote !== null && (
        <blockquote dir="auto" className={styles.quote}>
          {quote}
        </blockquote>
      )}
      <Text size={3} tone="muted" className={styles.note}>
        {formatMoment(timeOf(call.id) / 1000, language)}
        {call.refusal && <> · {t(reasonOf(call.refusal))}</>}
      </Text>
      {behind.length > 0 && (
        <Text size={3} tone="muted" className={styles.note}>
          {t("outbox.behind", { count: behind.length })}
        </Text>
      )}
      <div className={styles.actions}>
        <Button look="secondary" icon="refresh" aria-describedby={id} onClick={() => onRetry([call, ...behind])}>
          {t("ui.retry")}
        </Button>
        <Button look="quiet" aria-describedby={id} onClick={() => onDiscard([call, ...behind])}>
          {behind.length > 0 ? t("outbox.discardAll", { count: behind.length + 1 }) : t("outbox.discard")}
        </Button>
      </div>
    </Stack>
  );
}
