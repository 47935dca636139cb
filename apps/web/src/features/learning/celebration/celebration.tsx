import type { Place } from "@candlewise/contracts/learning/schemas";
import { useEffect, useEffectEvent, useRef } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { CandleScene } from "#web/shared/ui/candle-scene.tsx";
import { throwConfetti } from "#web/shared/ui/celebrations/confetti.ts";
import { useNoCelebrations } from "#web/shared/ui/celebrations/hold.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import { useTitle } from "#web/shared/ui/use-title.ts";
import type { Ending } from "../player/use-finish-lesson.ts";
import { tallyOf } from "../path/map-model.ts";
import type { Beat } from "./beats.ts";
import { CandleRise } from "./candle-rise.tsx";
import styles from "./celebration.module.css";
import { cheerOf } from "./cheer.ts";
import { Gains } from "./gains.tsx";
import { useBeats } from "./use-beats.ts";
import { endsChapter, useComponentAt, type PlacedComponent } from "./use-component-at.ts";
import { WaysOn } from "./ways-on.tsx";

export interface CelebrationProps {
  what: "lesson" | "quiz" | "course_test" | "task";
  /** Name of what was finished. */
  title: string;
  /** Where it stands. */
  place: Place;
  ending: Ending;
  /** Shows the answers of a quiz. */
  onAnswers?: () => void;
}

/** One screen, four beats within 2.4 seconds, any click or key skips to the end: candles, points, the goal of the day, the streak. S4.08 */
export function Celebration({ what, title, place, ending, onAnswers }: CelebrationProps) {
  const t = useT();
  const completion = ending.kind === "counted" ? ending.completion : null;
  const { beat, skip } = useBeats(ending.kind !== "sending");
  const here = useComponentAt(place);
  const isChapterEnd = here !== null && endsChapter(here);
  const isGreat = what === "course_test" || isChapterEnd;
  const isRepeat = completion?.is_repeat === true;
  const isExcellent = completion?.is_excellent === true;
  const key = headlineOf(what, isChapterEnd, isRepeat);
  const heading = useHeadline(isGreat && ending.kind !== "sending" && !isRepeat);
  const ways = useSkipKeys(beat === "done", skip);
  const isDone = beat === "done";
  useNoCelebrations(!isDone);
  useTitle(t(`celebration.${key}`));
  return (
    // The click that skips is a shortcut for the eye: everything is in the document from the start.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <main id="main" className={styles.screen} tabIndex={-1} aria-labelledby="celebration-title" onClick={skip}>
      <CandleScene />
      <Stack gap={2} align="center" className={styles.stage}>
        <CandleRise turn={turnOf(here)} mood={isGreat || isExcellent ? "proud" : "happy"} />
        <h1 id="celebration-title" ref={heading} className={styles.headline} tabIndex={-1}>
          {t(`celebration.${key}`)}
        </h1>
        <p className={styles.what} dir="auto">
          {key === "chapter" ? here?.chapter.title : title}
        </p>
        <Outcome {...{ what, ending, beat, here }} />
      </Stack>
      <div ref={ways} className={styles.ways} data-shown={isDone} inert={!isDone}>
        <WaysOn {...{ ending, place, onAnswers }} />
      </div>
    </main>
  );
}

/** How much of the course is done decides which of the rises is drawn. */
const turnOf = (here: PlacedComponent | null): number =>
  here ? tallyOf(here.course.chapters.flatMap(({ components }) => components)).completed : 0;

/** A line about this lesson, what it brought, or why it brought nothing. */
function Outcome({ what, ending, beat, here }: Pick<CelebrationProps, "what" | "ending"> & OutcomeFacts) {
  const t = useT();
  const completion = ending.kind === "counted" ? ending.completion : null;
  if (completion?.is_repeat) return <p className={styles.note}>{t("celebration.repeatText")}</p>;
  const isLesson = what === "lesson";
  return (
    <>
      {here && isLesson && <Cheer at={here} isExcellent={completion?.is_excellent === true} />}
      {completion && <Gains completion={completion} beat={beat} isLesson={isLesson} />}
      {ending.kind === "queued" && <p className={styles.note}>{t("celebration.queued")}</p>}
    </>
  );
}

interface OutcomeFacts {
  beat: Beat;
  here: PlacedComponent | null;
}

function Cheer({ at, isExcellent }: { at: PlacedComponent; isExcellent: boolean }) {
  const t = useT();
  const cheer = cheerOf(at, isExcellent);
  return cheer && <p className={styles.cheer}>{t(`celebration.cheer.${cheer}`, { chapter: at.chapter.title })}</p>;
}

function headlineOf(what: CelebrationProps["what"], isChapterEnd: boolean, isRepeat: boolean) {
  if (isRepeat) return "repeat";
  return isChapterEnd && what !== "course_test" ? "chapter" : what;
}

/** Takes the focus, and throws confetti once at the great moments. */
function useHeadline(isGreat: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const play = useSound();
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isGreat) return;
    play("reward");
    // Decoration: without its code the moment is only calmer.
    throwConfetti().catch(() => undefined);
  }, [isGreat, play]);
  return heading;
}

/** Keys skip as a click does; after the last beat the focus is on Continue. */
function useSkipKeys(isDone: boolean, skip: () => void) {
  const ways = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isDone || !["Enter", " ", "Escape"].includes(event.key)) return;
    event.preventDefault();
    skip();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  useEffect(() => {
    if (isDone) ways.current?.querySelector<HTMLElement>("[data-way]")?.focus({ preventScroll: true });
  }, [isDone]);
  return ways;
}
