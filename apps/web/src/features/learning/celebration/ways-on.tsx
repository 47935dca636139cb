import type { Completion, Place } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import type { Ending } from "../player/use-finish-lesson.ts";
import { hrefOf, isBeside } from "../path/map-model.ts";
import { useHome } from "../path/use-home.ts";
import { selectPathwayState } from "../plan/pathway-slice.ts";
import { Goodbye } from "../plan/goodbye.tsx";
import { SkipDayAsk } from "../plan/skip-day-ask.tsx";
import styles from "./celebration.module.css";
import { GuestWays } from "./guest-ways.tsx";
import { OpensNext } from "./opens-next.tsx";
import { following, useComponentAt, type PlacedComponent } from "./use-component-at.ts";

interface WaysOnProps {
  ending: Ending;
  place: Place;
  onAnswers: (() => void) | undefined;
}

/** Where to go from a celebration: for learners on, for guests to an account that keeps what they did. */
export function WaysOn(props: WaysOnProps) {
  return useIsStranger() ? <GuestWays /> : <LearnersWays {...props} />;
}

/** On, to the answers, back to the path; after the goal of the day also nowhere. */
function LearnersWays({ ending, place, onAnswers }: WaysOnProps) {
  const completion = ending.kind === "counted" ? ending.completion : null;
  const next = useOpened(completion, place);
  const { skipDay, stoppedOn } = useAppSelector(selectPathwayState);
  const goal = completion?.daily_goal;
  if (next.opened && goal && stoppedOn === goal.local_date) {
    return (
      <>
        <Goodbye lessons={goal.completed_lessons} next={next.opened} />
        <WayHome place={place} look="secondary" />
      </>
    );
  }
  const isAsked = skipDay !== null && completion?.skip_day.isShow === true;
  return (
    <>
      {isAsked && next.opened ? (
        <SkipDayAsk skipDay={skipDay} href={next.opened.href} />
      ) : (
        <Onward {...next} place={place} />
      )}
      {!isAsked && <OpenedTask {...{ completion, place }} />}
      <Answers onAnswers={onAnswers} />
      {next.opened && <WayHome place={place} look="quiet" />}
    </>
  );
}

/** What stands open, and the button that opens it; at the end the way home. */
function Onward({ opened, isNew, isEnd, place }: Opened & { place: Place }) {
  const t = useT();
  return (
    <>
      {opened && <OpensNext next={opened} isNew={isNew} />}
      {isEnd && <p className={styles.note}>{t("celebration.end")}</p>}
      {opened ? (
        <LinkButton isWide data-way to={opened.href}>
          {t("ui.continue")}
        </LinkButton>
      ) : (
        <WayHome place={place} look="primary" />
      )}
    </>
  );
}

/** Back to where the learner came from. */
function WayHome({ place, look }: { place: Place; look: "primary" | "secondary" | "quiet" }) {
  const t = useT();
  const home = useHome(place.course_id);
  const isMain = look !== "quiet";
  return (
    <LinkButton look={look} isWide={isMain} data-way={isMain || undefined} to={home.to}>
      {t(home.isPath ? "celebration.path" : "celebration.course")}
    </LinkButton>
  );
}

function Answers({ onAnswers }: Pick<WaysOnProps, "onAnswers">) {
  const t = useT();
  return (
    onAnswers && (
      <Button look="quiet" onClick={onAnswers}>
        {t("celebration.answers")}
      </Button>
    )
  );
}

/** A practical task that this completion opened, beside what comes next. */
function OpenedTask({ completion, place }: { completion: Completion | null; place: Place }) {
  const t = useT();
  const here = useComponentAt(place);
  const task = here?.chapter.components.find(
    (component) =>
      isBeside(component) &&
      completion?.changes.some(({ id, status }) => id === component.id && status === "in_progress") === true,
  );
  if (!here || !task) return null;
  return (
    <LinkButton look="quiet" icon="chart" to={hrefOf(task, here.course.id, here.chapter.id)}>
      {t("celebration.task.open", { title: task.title })}
    </LinkButton>
  );
}

interface Opened {
  opened: PlacedComponent | null;
  isNew: boolean;
  /** The server says that nothing is left to open. */
  isEnd: boolean;
}

/** What comes next by the server's answer; while that waits for a connection, what stands behind in the course. */
function useOpened(completion: Completion | null, place: Place): Opened {
  const next = useComponentAt(completion?.next ?? null);
  const behind = following(useComponentAt(completion ? null : place));
  const opened = next ?? behind;
  const isNew = completion?.changes.some(({ id }) => id === opened?.component.id) === true;
  return { opened, isNew, isEnd: completion?.next === null };
}
