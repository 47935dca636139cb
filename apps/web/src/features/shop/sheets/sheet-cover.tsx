import type { Sheet } from "@candlewise/contracts/shop/schemas";
import styles from "./sheet-cover.module.css";

const BODIES: Readonly<Record<Sheet["color"], readonly [body: string, shade: string, band: string]>> = {
  lime: ["#c9f24b", "#a3cf1f", "#eefbc6"],
  violet: ["#a793ff", "#8068f0", "#ebe5ff"],
  mint: ["#45e0a0", "#22bf80", "#d6f7e6"],
  gold: ["#ffc53d", "#eba413", "#fff0c7"],
  coral: ["#ff8095", "#ea5c75", "#ffe4e8"],
  sky: ["#8fd3ff", "#5db4ee", "#dcf1ff"],
};

/** The first page of a cheat-sheet in small, as it is printed. */
export function SheetCover({ color, isLocked }: { color: Sheet["color"]; isLocked: boolean }) {
  const [body, shade, band] = BODIES[color];
  return (
    <svg className={styles.cover} data-locked={isLocked || undefined} viewBox="0 0 84 112" aria-hidden="true">
      <rect width="84" height="112" rx="8" fill="#ffffff" />
      <rect x="7" y="7" width="70" height="30" rx="6" fill={band} />
      <rect x="12" y="14" width="26" height="5" rx="2.5" fill="#1b174c" />
      <rect x="12" y="23" width="32" height="3" rx="1.5" fill="#1b174c" opacity="0.45" />
      <g transform="translate(62 35) scale(0.34)">
        <path d="M0-100C8-91 12-85 12-79A12 12 0 0 1-12-79C-12-85-8-91 0-100z" fill="#ff8a5c" />
        <rect x="-25" y="-60" width="50" height="60" rx="13" fill={shade} />
        <rect x="-25" y="-60" width="43" height="60" rx="13" fill={body} />
        <path d="M-11-36v4M11-36v4M-8-23q8 8 16 0" fill="none" stroke="#1b174c" strokeWidth="6" strokeLinecap="round" />
      </g>
      <g fill="#1b174c" opacity="0.16">
        {[45, 52, 59, 82, 89, 96].map((y) => (
          <rect key={y} x="8" y={y} width={y % 3 === 0 ? 22 : 31} height="3" rx="1.5" />
        ))}
        {[45, 52, 75, 82, 89, 96].map((y) => (
          <rect key={y} x="45" y={y} width={y % 2 === 0 ? 24 : 31} height="3" rx="1.5" />
        ))}
      </g>
      <rect x="8" y="67" width="31" height="10" rx="3" fill={band} />
      <path d="M46 69l8-6 7 3 14-7" fill="none" stroke={shade} strokeWidth="2.500" strokeLinecap="round" />
    </svg>
  );
}
