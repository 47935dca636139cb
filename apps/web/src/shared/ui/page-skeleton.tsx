import type { SkeletonName } from "#web/shared/routing/route.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useBusy } from "./busy.ts";
import { Page } from "./page.tsx";
import { CandleLoader, Skeleton } from "./skeleton.tsx";
import styles from "./page-skeleton.module.css";
import { Row } from "./stack.tsx";

const NODES = [
  [80, 470],
  [160, 400],
  [128, 316],
  [215, 250],
  [292, 180],
  [240, 96],
] as const;
const ROAD = NODES.map(([x, y]) => `${x} ${y}`).join("L");

const bodies = {
  path: () => (
    <>
      <span className={styles.band} />
      <svg className={styles.path} viewBox="0 0 375 540" aria-hidden="true">
        <path
          d={`M${ROAD}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="14"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {NODES.map(([x, y]) => (
          <rect key={y} className={styles.node} x={x - 28} y={y - 28} width="56" height="56" rx="20" />
        ))}
      </svg>
    </>
  ),
  list: () => (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  ),
  portfolio: () => (
    <>
      <Skeleton shape="half" />
      <Skeleton shape="title" />
      <Skeleton shape="half" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  ),
  profile: () => (
    <>
      <Row gap={4}>
        <Skeleton className={styles.avatar} />
        <div className={styles.grow}>
          <Skeleton shape="title" />
          <Skeleton shape="half" />
        </div>
      </Row>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  ),
  lesson: () => <CandleSkeleton />,
  form: () => (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="half" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </>
  ),
} satisfies Record<SkeletonName, () => React.ReactNode>;

function CandleSkeleton() {
  const t = useT();
  return <CandleLoader label={t("ui.loading")} />;
}

/** The shape of a screen while its code or data is loading; `title` is null until its text has loaded. */
export function PageSkeleton({ name, title }: { name: SkeletonName; title: string | null }) {
  useBusy();
  const Body = bodies[name];
  return (
    <Page title={title} {...((name === "lesson" || name === "form") && { bar: null })}>
      <div className={name === "lesson" ? styles.centred : styles.stack} aria-busy="true">
        <Body />
      </div>
    </Page>
  );
}
