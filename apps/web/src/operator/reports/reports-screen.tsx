import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { SelectField } from "#web/shared/ui/select-field.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { NotFoundScreen } from "../message-screens.tsx";
import { OperatorFrame } from "../operator-frame.tsx";
import { useListReportsInfiniteQuery, type ReportsFilter, type ReportsPage } from "./api.ts";
import { ReportedItem } from "./reported-item.tsx";
import styles from "./reports.module.css";
import { useResolve } from "./use-resolve.ts";

/** The value of the filter that lets all courses through. */
const ALL = "";

function useFilter(): [filter: ReportsFilter, change: (part: { state?: string; course?: string }) => void] {
  const [search, setSearch] = useSearchParams();
  const course = search.get("course") ?? ALL;
  const state = search.get("state") === "resolved" ? "resolved" : "open";
  const change = (part: { state?: string; course?: string }) => {
    const next = { state, course, ...part };
    setSearch(
      { ...(next.state === "resolved" && { state: next.state }), ...(next.course !== ALL && { course: next.course }) },
      { replace: true },
    );
  };
  return [{ state, ...(course !== ALL && { course }) }, change];
}

/** S7.94: what learners reported of questions, by question: what is open, and what is resolved. */
export function ReportsScreen() {
  const t = useT();
  const [filter, change] = useFilter();
  const list = useListReportsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  // The server answers so to everybody who is no operator.
  if (statusOf(list.error) === 404) return <NotFoundScreen />;
  const first = list.data?.pages[0];
  return (
    <OperatorFrame>
      <Page title={t("operator.reports.title")} bar={null}>
        <Stack gap={5} className={styles.screen}>
          <Row justify="between" align="baseline" wraps gap={3}>
            <h1>{t("operator.reports.title")}</h1>
            <output>{first && <Text tone="muted">{t("operator.reports.open", { count: first.open })}</Text>}</output>
          </Row>
          <Segmented
            label={t("operator.reports.state")}
            options={[
              { value: "open", label: t("operator.reports.state.open") },
              { value: "resolved", label: t("operator.reports.state.resolved") },
            ]}
            value={filter.state}
            onChange={(state) => change({ state })}
          />
          <CourseFilter courses={first?.courses ?? []} course={filter.course ?? ALL} onCourse={change} />
          <ReportList key={`${filter.state} ${filter.course}`} filter={filter} />
        </Stack>
      </Page>
    </OperatorFrame>
  );
}

interface CourseFilterProps {
  courses: ReportsPage["courses"];
  course: string;
  onCourse: (part: { course: string }) => void;
}

function CourseFilter({ courses, course, onCourse }: CourseFilterProps) {
  const t = useT();
  const known = courses.map(({ id, title, reports }) => ({
    value: id,
    label: t("operator.reports.courseCount", { title, count: reports }),
  }));
  // A course whose last report was resolved stays chosen.
  const chosen =
    course === ALL || known.some(({ value }) => value === course) ? [] : [{ value: course, label: course }];
  return (
    <SelectField
      label={t("operator.reports.course")}
      options={[{ value: ALL, label: t("operator.reports.allCourses") }, ...known, ...chosen]}
      value={course}
      onValue={(next) => onCourse({ course: next })}
    />
  );
}

function ReportList({ filter }: { filter: ReportsFilter }) {
  const t = useT();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListReportsInfiniteQuery(filter);
  const { resolve, reopen } = useResolve();
  const failure = error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return failure ?? <Skeleton shape="card" />;
  const items = data.pages.flatMap((page) => page.items);
  const isOpen = filter.state === "open";
  if (items.length === 0 && !hasNextPage) {
    return (
      <EmptyState title={t(isOpen ? "operator.reports.emptyOpen" : "operator.reports.emptyResolved")}>
        {t(isOpen ? "operator.reports.emptyOpenText" : "operator.reports.emptyResolvedText")}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap={4}>
        {items.map((item) => (
          <li key={item.item_id}>
            <ReportedItem
              item={item}
              onResolve={isOpen ? () => void resolve(item) : null}
              onReopen={() => void reopen(item)}
            />
          </li>
        ))}
      </Stack>
      {failure}
      {hasNextPage && !failure && (
        <Button look="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("operator.reports.more")}
        </Button>
      )}
    </>
  );
}
