import { useMemo } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useGetJournalEntryQuery, useListJournalQuery, type Entry } from "#web/features/journal/api.ts";
import { draftOf, emptyDraft } from "#web/features/journal/entry-draft.ts";
import { EntryEditor } from "#web/features/journal/entry-editor.tsx";
import type { SavedEntry } from "#web/features/journal/entry-keeper.ts";
import { FIRST_ENTRIES } from "#web/features/journal/page-query.ts";
import styles from "#web/features/journal/journal.module.css";
import { useDeleteEntry } from "#web/features/journal/use-delete-entry.ts";
import { useEntry } from "#web/features/journal/use-entry.ts";
import { instrumentPath } from "#web/features/market/market-paths.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { createKeptDrafts, type KeptDrafts } from "#web/shared/offline/kept-drafts.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { useUserId } from "#web/shared/session/use-user.ts";
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

/** One entry of the journal, new or kept. */
export function JournalEntryScreen() {
  const { entryId } = useRouteParams("entryId");
  return entryId === "new" ? <NewEntry /> : <OneEntry entryId={entryId} />;
}

function OneEntry({ entryId }: { entryId: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const userId = useUserId();
  const drafts = useMemo(() => userId !== null && createKeptDrafts(userId), [userId]);
  const { state }: { state: unknown } = useLocation();
  // What the server has never seen is not asked for.
  const isNew = (isRecord(state) && state["isNew"] === true) || (drafts && drafts.find(entryId)?.version === 0);
  const asked = { params: { id: entryId } };
  const { currentData: data, error, isFetching, refetch } = useGetJournalEntryQuery(asked, { skip: isNew || !drafts });
  const title = t("journal.entry");
  if (drafts && (data || isNew)) {
    const about = { orderId: search.get("order"), ticker: search.get("ticker") };
    const start = data
      ? { version: data.entry.version, draft: draftOf(data.entry) }
      : { version: 0, draft: emptyDraft(about) };
    return <Editor key={entryId} id={entryId} start={start} kept={data?.entry ?? null} drafts={drafts} />;
  }
  if (!error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: LIST }}>
      <h1 className="sr-only">{title}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

interface EditorProps {
  id: string;
  start: SavedEntry;
  kept: Entry | null;
  drafts: KeptDrafts;
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
      <div className={styles.stack}>
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
      </div>
    </Page>
  );
}
