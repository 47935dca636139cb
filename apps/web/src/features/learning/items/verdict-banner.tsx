import type { PublicItem, Verdict } from "@candlewise/domain/learning/items";
import { useEffect, useRef, type ReactNode } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import type { Glossary } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Mood } from "#web/shared/ui/candle-mood.tsx";
import { LazyCandleMood } from "#web/shared/ui/lazy-candle-mood.tsx";
import { itemTypes } from "./registry.ts";
import { lowerBar } from "#web/shared/ui/lower-bars.ts";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import styles from "./verdict-banner.module.css";

export interface VerdictBannerProps {
  item: PublicItem;
  /** Keep the banner mounted while this is null: a live region only speaks about what changes inside it. */
  verdict: Verdict | null;
  onContinue: () => void;
  /** Instead of "Continue". */
  continueLabel?: string;
  /** Shows the right answer instead of one more try. */
  onGiveUp?: () => void;
  glossary?: Glossary;
  /** Beside the buttons, once the verdict is the last one. */
  aside?: ReactNode;
}

/**
 * Rises from the bottom with the verdict: what it is and why the right answer is right. What was wrong about the parts stands beside them in
 * the question; only those who cannot see it hear it here.
 */
export function VerdictBanner({
  item,
  verdict,
  onContinue,
  continueLabel,
  onGiveUp,
  glossary,
  aside,
}: VerdictBannerProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (verdict) button.current?.focus({ preventScroll: true });
  }, [verdict]);
  const tone = toneOf(verdict);
  return (
    <div ref={lowerBar} className={styles.banner} data-tone={tone}>
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- it holds blocks, and scrolls by keys */}
      <Stack role="status" gap={2} className={styles.words} tabIndex={verdict ? 0 : undefined}>
        {verdict && tone && <VerdictWords {...{ item, verdict, tone }} {...(glossary && { glossary })} />}
      </Stack>
      {tone && tone !== "reply" && (
        <div className={styles.mood}>
          <LazyCandleMood mood={MOODS[tone]} size={48} />
        </div>
      )}
      {verdict && (
        <div className={styles.actions}>
          <Button
            ref={button}
            isWide
            onClick={onContinue}
            // The Enter that sent the answer may still be held down.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            {continueLabel ?? t("ui.continue")}
          </Button>
          {onGiveUp && (
            <Button look="quiet" onClick={onGiveUp}>
              {t("items.reveal")}
            </Button>
          )}
          {!verdict.can_retry && aside}
        </div>
      )}
    </div>
  );
}

type Tone = "right" | "nearly" | "again" | "wrong" | "reply";

function toneOf(verdict: Verdict | null): Tone | null {
  if (!verdict) return null;
  if (verdict.is_correct === null) return "reply";
  if (verdict.is_correct) return "right";
  if (verdict.is_nearly) return "nearly";
  return verdict.can_retry ? "again" : "wrong";
}

const MOODS: Record<Exclude<Tone, "reply">, Mood> = {
  right: "happy",
  nearly: "nearly",
  again: "thinking",
  wrong: "sorry",
};

interface VerdictWordsProps {
  item: PublicItem;
  verdict: Verdict;
  tone: Tone;
  glossary?: Glossary;
}

const SIGNS: Record<Tone, string> = {
  right: "M5 12.5l4.5 4.5L19 7.5",
  nearly: "M4 14c2.5-4 5.5-4 8 0s5.5 4 8 0",
  again: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  wrong: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  reply: "M4 5h16v11H9l-5 4z",
};

function VerdictWords({ item, verdict, tone, glossary }: VerdictWordsProps) {
  const t = useT();
  const wrong = verdict.parts.filter((part) => (tone === "reply" || !part.is_correct) && part.why.length > 0);
  const wrongCount = verdict.parts.filter((part) => !part.is_correct).length;
  const options = glossary && { glossary };
  return (
    <>
      <Text size={7} weight={800} className={styles.title}>
        <Tile size="small" className={styles.sign}>
          <Strokes path={SIGNS[tone]} size={20} width={3} />
        </Tile>
        {t(`items.verdict.${tone === "again" ? "wrong" : tone}`)}
        {verdict.is_correct === false && verdict.parts.length > 2 && wrongCount < verdict.parts.length && (
          <span className={styles.partly}>
            {t("items.verdict.partly", { right: verdict.parts.length - wrongCount, count: verdict.parts.length })}
          </span>
        )}
      </Text>
      {wrong.length > 0 && (
        <ul className="sr-only">
          {wrong.map((part) => (
            <li key={part.token}>
              {wrong.length > 1 && <strong>{itemTypes[item.type].partName(item, part, t)}</strong>}
              <Prose nodes={part.why} {...options} />
            </li>
          ))}
        </ul>
      )}
      {verdict.can_retry && (
        <Text size={4} weight={500}>
          {t("items.verdict.tryAgain")}
        </Text>
      )}
      {verdict.explanation.length > 0 && (
        <Text as="div" size={4} weight={500}>
          <Prose nodes={verdict.explanation} {...options} />
        </Text>
      )}
    </>
  );
}
