import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { NotFoundScreen } from "../message-screens.tsx";
import { OperatorFrame } from "../operator-frame.tsx";
import { useListFeedbackInfiniteQuery, type FeedbackState } from "./api.ts";
import { FeedbackCard } from "./feedback-card.tsx";
import styles from "./feedback-screen.module.css";
import { useMark } from "./use-mark.ts";

const useList = (state: FeedbackState) => useListFeedbackInfiniteQuery(state, { refetchOnMountOrArgChange: true });

/** What users wrote to the operators: what is open, and what is handled. */
export function FeedbackScreen() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const state: FeedbackState = search.get("state") === "handled" ? "handled" : "open";
  const list = useList(state);
  // The server answers so to everybody who is no operator.
  if (statusOf(list.error) === 404) return <NotFoundScreen />;
  const open = list.data?.pages[0]?.open;
  return (
    <OperatorFrame>
      <Page title={t("operator.feedback.title")} bar={null}>
        <Stack gap={5} className={styles.screen}>
          <Row justify="between" align="baseline" wraps gap={3}>
            <h1>{t("operator.feedback.title")}</h1>
            <output>
              {open !== undefined && <Text tone="muted">{t("operator.feedback.open", { count: open })}</Text>}
            </output>
          </Row>
          <Segmented
            label={t("operator.feedback.state")}
            options={[
              { value: "open", label: t("operator.feedback.state.open") },
              { value: "handled", label: t("operator.feedback.state.handled") },
            ]}
            value={state}
            onChange={(next) => setSearch(next === "open" ? {} : { state: next }, { replace: true })}
          />
          <FeedbackList key={state} state={state} />
        </Stack>
      </Page>
    </OperatorFrame>
  );
}

function FeedbackList({ state }: { state: FeedbackState }) {
  const t = useT();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListFeedbackInfiniteQuery(state);
  const mark = useMark();
  const failure = error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return failure ?? <Loading />;
  const messages = data.pages.flatMap((page) => page.messages);
  if (messages.length === 0 && !hasNextPage) {
    return state === "open" ? (
      <EmptyState title={t("operator.feedback.emptyOpen")}>{t("operator.feedback.emptyOpenText")}</EmptyState>
    ) : (
      <EmptyState title={t("operator.feedback.emptyHandled")}>{t("operator.feedback.emptyHandledText")}</EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap={4}>
        {messages.map((message) => (
          <li key={`${message.user_id} ${message.feedback_id}`}>
            <FeedbackCard message={message} onMark={(...args) => void mark(...args)} />
          </li>
        ))}
      </Stack>
      {failure}
      {hasNextPage && !failure && (
        <Button look="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("operator.feedback.more")}
        </Button>
      )}
    </>
  );
}

function Loading() {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
