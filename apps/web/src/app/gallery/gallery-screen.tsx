import { LEAGUES } from "@candlewise/domain/leaderboard/leagues";
import { useEffect, useRef, useState } from "react";
import { AnalyzerGallery } from "#web/features/analyzer/analyzer-gallery.tsx";
import { FiguresGallery, ItemsGallery, ProseGallery } from "#web/features/learning/items/gallery/gallery.tsx";
import { PathGallery } from "#web/features/learning/path/path-gallery.tsx";
import { StreakFlame } from "#web/features/engagement/streak-flame.tsx";
import { HintCard } from "#web/features/hints/hint-card.tsx";
import type { Hint } from "#web/features/hints/hints.ts";
import { Emblem } from "#web/features/leaderboard/emblem.tsx";
import { chooseLanguage, currentLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { LANGUAGES } from "#web/shared/i18n/languages.ts";
import { CUE_NAMES } from "#web/shared/sound/synth.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { toggleTheme } from "#web/shared/theme/theme.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { celebrate } from "#web/shared/ui/celebrations/celebrate.ts";
import { Celebrations } from "#web/shared/ui/celebrations/celebrations.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { AppFrame } from "#web/app/shell/app-frame.tsx";
import { BadgeSamples } from "./badge-samples.tsx";
import { ButtonSamples, ChoiceSamples, FieldSamples, IconSamples } from "./control-samples.tsx";
import { DetailSamples, FigureSamples } from "./detail-samples.tsx";
import { EntrySamples } from "./entry-samples.tsx";
import styles from "./gallery.module.css";
import { MoodSamples, ProgressSamples, StateSamples, TextSamples } from "./surface-samples.tsx";

const LARGE = [
  ["Path map", PathGallery],
  ["Questions", ItemsGallery],
  ["Figures of lessons", FiguresGallery],
  ["Prose", ProseGallery],
  ["Chart analyzer", AnalyzerGallery],
] as const;
const HINT: Hint = {
  name: "learn",
  path: /^$/,
  title: "hints.learn.title",
  text: "hints.learn.text",
  target: "[data-hint-sample]",
};
const VARIANTS = ["default", "success", "warning", "error", "info"] as const;
const nextLanguage = () => LANGUAGES[(LANGUAGES.indexOf(currentLanguage()) + 1) % LANGUAGES.length] ?? "en";

/** The parts of lessons, the path and the analyzer: large, so each is drawn when it is asked for. */
function LargeSamples() {
  const [isReady, setReady] = useState(false);
  useEffect(
    () => void loadMessages(["learning", "learning/items", "analyzer", "analyzer/findings"]).then(() => setReady(true)),
    [],
  );
  return (
    isReady &&
    LARGE.map(([title, Samples]) => (
      <details key={title} className={styles.section}>
        <summary>{title}</summary>
        <Samples />
      </details>
    ))
  );
}

function HintSamples() {
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    await loadMessages(["hints"]);
    setOpen(true);
  };
  return (
    <Row gap={3} wraps>
      <Button look="secondary" data-hint-sample="" onClick={() => void open()}>
        Hint
      </Button>
      {isOpen && <HintCard hint={HINT} onClose={() => setOpen(false)} />}
    </Row>
  );
}

const SAMPLES = [
  { kind: "streak", title: "7-day streak", text: "10 coins for you. The next milestone is 14 days." },
  { kind: "badge", title: "Badge: Patient", text: "You waited for your price on ten trades.", isGreat: true },
  { kind: "league", title: "You moved up to Torch", text: "Steady lessons got you here.", isGreat: true },
] as const;

const DAYS = [3, 30, 365] as const;

function LightSamples() {
  return (
    <Row gap={3} wraps>
      {LEAGUES.map((league) => (
        <figure key={league}>
          <Emblem league={league} size={88} />
          <figcaption className={styles.muted}>{league}</figcaption>
        </figure>
      ))}
      <StreakFlame days={2} size={88} isLit={false} />
      {DAYS.map((days) => (
        <StreakFlame key={days} days={days} size={88} isLit />
      ))}
    </Row>
  );
}

function CelebrationSamples() {
  const turn = useRef(0);
  const show = (samples: readonly (typeof SAMPLES)[number][]) => {
    for (const sample of samples)
      celebrate({ ...sample, id: `${turn.current++}`, art: <StreakFlame days={7} size={96} isLit /> });
  };
  return (
    <Row gap={3} wraps>
      {SAMPLES.map((sample) => (
        <Button key={sample.kind} look="quiet" onClick={() => show([sample])}>
          {`Celebrate: ${sample.kind}`}
        </Button>
      ))}
      <Button look="quiet" onClick={() => show(SAMPLES)}>
        All at once
      </Button>
      <Celebrations userId="gallery" />
    </Row>
  );
}

function OverlaySamples() {
  const [open, setOpen] = useState<"sheet" | "dialog" | null>(null);
  const play = useSound();
  const close = () => setOpen(null);
  return (
    <Row gap={3} wraps>
      <Button look="secondary" onClick={() => setOpen("sheet")}>
        Sheet
      </Button>
      <Button look="secondary" onClick={() => setOpen("dialog")}>
        Dialog
      </Button>
      {VARIANTS.map((variant) => (
        <Button key={variant} look="quiet" onClick={() => toast(`A ${variant} message`, { variant })}>
          {`Toast: ${variant}`}
        </Button>
      ))}
      {CUE_NAMES.map((cue) => (
        <Button key={cue} look="quiet" icon="sound" onClick={() => play(cue)}>
          {cue}
        </Button>
      ))}
      <Sheet isOpen={open === "sheet"} onClose={close} title="Your plan for today">
        <p>Three lessons, about twelve minutes. You can stop after any of them.</p>
        <Button isWide onClick={close}>
          Begin
        </Button>
      </Sheet>
      <Dialog isOpen={open === "dialog"} onClose={close} title="Leave this lesson?">
        <p>Your answers are kept. You come back to the same page.</p>
        <Button isWide onClick={close}>
          Stay
        </Button>
        <Button isWide look="secondary" onClick={close}>
          Leave
        </Button>
      </Dialog>
    </Row>
  );
}

const SECTIONS = [
  ["Buttons", ButtonSamples],
  ["Fields", FieldSamples],
  ["Choices", ChoiceSamples],
  ["Entries", EntrySamples],
  ["Progress", ProgressSamples],
  ["Text", TextSamples],
  ["Figures", FigureSamples],
  ["Tints, notices, links", DetailSamples],
  ["Overlays, toasts, sounds", OverlaySamples],
  ["Celebrations", CelebrationSamples],
  ["Badges", BadgeSamples],
  ["Leagues, streak", LightSamples],
  ["Candle moods", MoodSamples],
  ["States", StateSamples],
  ["Hint", HintSamples],
] as const;

/** Every component in every state, for the eye, for screenshots and for axe. In development only. */
export function GalleryScreen() {
  return (
    <AppFrame frame="app" current="learn">
      <Page title="Gallery" bar={{ balance: 104250 }} aside={<IconSamples />}>
        <Stack gap={8}>
          <Row gap={3} wraps>
            <h1>Gallery</h1>
            <Button look="quiet" onClick={toggleTheme}>
              Theme
            </Button>
            <Button look="quiet" onClick={() => void chooseLanguage(nextLanguage())}>
              Language
            </Button>
          </Row>
          {SECTIONS.map(([title, Samples]) => (
            <section key={title} className={styles.section} aria-label={title}>
              <h2>{title}</h2>
              <Samples />
            </section>
          ))}
          <LargeSamples />
        </Stack>
      </Page>
    </AppFrame>
  );
}
