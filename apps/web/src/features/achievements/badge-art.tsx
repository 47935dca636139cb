import type { AchievementId, Family, Metal } from "@candlewise/domain/achievements/catalogue";
import styles from "./badge-art.module.css";
import { GLYPHS } from "./glyphs.ts";

/** Points of a star with rounded tips around (48, 45). */
function rosette(points: number, outer: number, inner: number): string {
  const at = (index: number) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(45 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, index) => at(index)).join("L")}z`;
}

/** The outline of each family, around (48, 45) on a square of 96 units; its stroke rounds the corners. */
const OUTLINES: Readonly<Record<Family, string>> = {
  learning: "M22 14h52a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z",
  accuracy: "M48 9l33 18v36L48 81 15 63V27z",
  rhythm: "M48 8a37 37 0 1 0 0 74 37 37 0 0 0 0-74z",
  process: "M48 10l32 10v25c0 17-12 29-32 37-20-8-32-20-32-37V20z",
  leagues: rosette(10, 38, 33),
  discovery: "M48 6l20 9 17 30-17 30-20 9-20-9-17-30 17-30z",
};

/** Between two pips. */
const PIP_STEP = 9;

interface BadgeArtProps {
  id: AchievementId;
  family: Family;
  /** Of the highest tier that is earned; null for none. */
  metal: Metal | null;
  /** Earned tiers, of how many. */
  tier: number;
  tiers: number;
  /** Pixels. */
  size: number;
}

/** A badge: the outline of its family in the metal of its tier, its glyph, and a pip for each tier. Decorative: the text beside it says what it is. */
export function BadgeArt({ id, family, metal, tier, tiers, size }: BadgeArtProps) {
  const outline = OUTLINES[family];
  const hasPips = tiers > 1;
  return (
    <svg
      className={styles.badge}
      data-metal={metal ?? undefined}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      aria-hidden="true"
    >
      <path className={styles.lip} d={outline} transform="translate(0 6)" />
      <path className={styles.face} d={outline} />
      <path className={styles.panel} d={outline} transform="translate(48 45) scale(0.78) translate(-48 -45)" />
      <path
        className={styles.glyph}
        d={GLYPHS[id]}
        transform={`translate(48 ${hasPips ? 40 : 45}) scale(1.45) translate(-12 -12)`}
      />
      {hasPips &&
        Array.from({ length: tiers }, (_, index) => (
          <circle
            key={index}
            className={styles.pip}
            data-on={index < tier || undefined}
            cx={48 + (index - (tiers - 1) / 2) * PIP_STEP}
            cy={66}
            r={2.8}
          />
        ))}
    </svg>
  );
}
