import { CardLink } from "#web/shared/ui/card.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Popover } from "#web/shared/ui/popover.tsx";
import { ProgressBar, ProgressRing } from "#web/shared/ui/progress.tsx";
import { CandleLoader, Skeleton } from "#web/shared/ui/skeleton.tsx";
import { CandleMood, MOODS } from "#web/shared/ui/candle-mood.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./gallery.module.css";

const nothing = () => undefined;

export function ProgressSamples() {
  return (
    <Row gap={3} wraps>
      <div className={styles.grow}>
        <ProgressBar value={5} max={8} label="Page 5 of 8" />
      </div>
      <ProgressRing value={62} max={100} size={96} label="62 percent" />
      <ProgressRing value={2} max={3} size={64} stroke={8} colour="lime" label="2 of 3 lessons" />
    </Row>
  );
}

export function TextSamples() {
  return (
    <Stack gap={4}>
      <p className={styles.display}>$104,250</p>
      <p>
        <Text as="span" weight={700} tone="gain">
          ▲ $1,284 (1.25%)
        </Text>{" "}
        today,{" "}
        <Text as="span" weight={700} tone="loss">
          ▼ 0.8%
        </Text>{" "}
        this week
      </p>
      <p>
        You buy at $100 with a 2% risk limit. Where would your{" "}
        <Popover label="stop-loss" heading="Stop-loss">
          An order that sells when the price falls to a level you chose before. It bounds the loss; a gap can jump over
          it.
        </Popover>{" "}
        sit?
      </p>
      <p className={styles.muted}>Second text: what the first one rests on.</p>
      <p className={styles.faint}>Third text: captions and hints.</p>
      <CardLink to="/gallery">
        <h3>How orders meet</h3>
        <p className={styles.muted}>4 lessons, 16 minutes</p>
      </CardLink>
    </Stack>
  );
}

export function MoodSamples() {
  return (
    <Row gap={3} wraps>
      {MOODS.map((mood) => (
        <figure key={mood}>
          <CandleMood mood={mood} />
          <figcaption className={styles.muted}>{mood}</figcaption>
        </figure>
      ))}
    </Row>
  );
}

export function StateSamples() {
  return (
    <Stack gap={4}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="half" />
      <Skeleton shape="card" />
      <CandleLoader label="Loading" />
      <EmptyState title="No courses yet" actions={<Button>Choose a goal</Button>}>
        Choose what you want to learn, and your path starts here.
      </EmptyState>
      <ErrorState onRetry={nothing} />
    </Stack>
  );
}
