import { useMemo } from "react";
import { Link, useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useGetJournalEntryQuery, useListJournalQuery, type Entry } from "#web/features/journal/api.ts";
import { restoredDraft, type EntryDraft } from "#web/features/journal/entry-draft.ts";
import { EntryEditor } from "#web/features/journal/entry-editor.tsx";
import { FIRST_ENTRIES } from "#web/features/journal/page-query.ts";
import styles from "#web/features/journal/journal.module.css";
import { useDeleteEntry } from "#web/features/journal/use-delete-entry.ts";
import { savedOf, useEntry } from "#web/features/journal/use-entry.ts";
import { instrumentPath } from "#web/features/market/market-paths.ts";
import { isUnreachable } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { draftStore, type DraftStore } from "#web/shared/offline/draft-store.ts";
import type { Version } from "#web/shared/offline/draft.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { NewEntry } from "./new-entry.tsx";
import { OrderField } from "./order-field.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";

const LIST = "/simulator/journal";

/** One entry of the journal, new or saved. */
export function JournalEntryScreen() {
  const { entryId } = useRouteParams("entryId");
  return entryId === "new" ? <NewEntry /> : <OneEntry entryId={entryId} />;
}

function OneEntry({ entryId }: { entryId: string }) {
  const t = useT();
  const userId = useUserId();
  const drafts = useMemo(() => userId !== null && draftStore(userId), [userId]);
  const { state }: { state: unknown } = useLocation();
  // What the server has never seen is not asked for.
  const isNew = (isRecord(state) && state["isNew"] === true) || (drafts && drafts.find(entryId)?.base.version === 0);
  const { saved, error, isFetching, refetch } = useSavedEntry(entryId, { skip: isNew || !drafts });
  const title = t("journal.entry");
  if (drafts && (saved || isNew)) {
    const start = saved
      ? savedOf(saved)
      : { version: 0, value: restoredDraft(isRecord(state) ? state["draft"] : undefined) };
    return <Editor key={entryId} id={entryId} start={start} kept={saved ?? null} drafts={drafts} />;
  }
  if (!error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: LIST }}>
      <h1 className="sr-only">{title}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

/** An entry as the server has it. One that was never opened on this device opens offline from the list. */
function useSavedEntry(id: string, { skip }: { skip: boolean }) {
  const { currentData, error, isFetching, refetch } = useGetJournalEntryQuery({ params: { id } }, { skip });
  const isOffline = isUnreachable(error);
  const { data: list, isLoading } = useListJournalQuery(FIRST_ENTRIES, { skip: !isOffline });
  const listed = isOffline ? list?.entries.find((entry) => entry.id === id) : undefined;
  return { saved: currentData?.entry ?? listed, error: isLoading ? undefined : error, isFetching, refetch };
}

interface EditorProps {
  id: string;
  start: Version<EntryDraft>;
  kept: Entry | null;
  drafts: DraftStore;
}

function Editor({ id, start, kept, drafts }: EditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const entry = useEntry({ id, start, drafts });
  const { data: list } = useListJournalQuery(FIRST_ENTRIES);
  const remove = useDeleteEntry();
  const leaveAndDelete = async () => {
    // First away from it: what is gone is not asked for again.
    navigate(LIST);
    await remove(id);
  };
  const { ticker } = entry.draft;
  const title = t(entry.base.version === 0 ? "journal.new" : "journal.entry");
  return (
    <Page title={title} bar={{ back: LIST }}>
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <PracticeTag />
          <h1>{title}</h1>
          {ticker !== null && (
            <Link to={instrumentPath(ticker)} className={styles.instrument}>
              <bdi>{ticker}</bdi>
            </Link>
          )}
        </Stack>
        <EntryEditor
          id={id}
          entry={entry}
          kept={kept}
          knownTags={list?.tags.map(({ tag }) => tag) ?? []}
          about={<OrderField entry={entry} />}
          chartHref={ticker === null ? null : `${instrumentPath(ticker)}?entry=${id}`}
          onSaved={() => {
            toast(t("journal.savedToast"), { variant: "success" });
            if (kept === null) navigate(`${LIST}/${id}`, { replace: true });
          }}
        />
        {entry.base.version > 0 && (
          <Button look="quiet" icon="trash" onClick={() => void leaveAndDelete()}>
            {t("journal.delete")}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
