import { LEAGUES, type League } from "@candlewise/domain/leaderboard/leagues";
import type { ReactNode } from "react";
import styles from "./emblem.module.css";

/** A flame that stands on (x, y); at scale 1 it is 12 units wide and 18 high. */
function Flame({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        className={styles.flame}
        d="M0-18c3.5 4.5 6 7 6 11.5a6 6 0 0 1-12 0c0-2.6 1.4-4.3 2.6-6 .7 1.4 1.5 2.1 2.4 2.2C-1.6-12.6-1.5-15.4 0-18z"
      />
      <path className={styles.core} d="M.2-9c1.6 2 2.8 3.3 2.8 5.3a3 3 0 0 1-6 0C-3-5.8-1.2-7 .2-9z" />
    </g>
  );
}

/** On a square of 64 units, with the light around the middle. */
const DRAWINGS: Readonly<Record<League, ReactNode>> = {
  spark: (
    <>
      <path className={styles.core} d="M32 21l2.8 8.2L43 32l-8.2 2.8L32 43l-2.8-8.2L21 32l8.2-2.8z" />
      <path
        className={styles.flame}
        d="M45 21.5l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1zM20 40l.8 2.2L23 43l-2.2.8L20 46l-.8-2.2L17 43l2.2-.8z"
      />
    </>
  ),
  ember: (
    <>
      <path className={styles.flame} d="M18 42l4.5-11 9.5-4 10 5 4 9-5 6.5-17 .5z" />
      <path className={styles.crack} d="M24 43l5-6-1-5M29 37l7 3 5-4M36 40l-1 5" />
      <path
        className={styles.core}
        d="M31 15.5l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9zM42 21l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z"
      />
    </>
  ),
  wick: (
    <>
      <path className={styles.body} d="M20 44q12-6 24 0v6a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z" />
      <path className={styles.stroke} d="M32 44c0-4-2.5-5-1-9" />
      <Flame x={32} y={36} scale={0.95} />
    </>
  ),
  taper: (
    <>
      <path className={styles.body} d="M27.5 35h9v16h-9z" />
      <path className={styles.stroke} d="M21 52.5h22M32 35v-3" />
      <Flame x={32} y={33} scale={1.1} />
    </>
  ),
  torch: (
    <>
      <path className={styles.body} d="M24 34h16l-2.5 5H36l-2 15h-4l-2-15h-1.5z" />
      <Flame x={32} y={34} scale={1.4} />
    </>
  ),
  lantern: (
    <>
      <path className={styles.stroke} d="M27 18a5 5 0 0 1 10 0M24 26v22M40 26v22" />
      <path className={styles.body} d="M21 26l6-7h10l6 7zM21 47h22v5H21z" />
      <Flame x={32} y={45} scale={0.95} />
    </>
  ),
  beacon: (
    <>
      <path className={styles.stroke} d="M27 38l-5 16M37 38l5 16M24.5 47h15" />
      <path className={styles.body} d="M19 32h26l-5 7H24z" />
      <Flame x={25} y={32} scale={0.7} />
      <Flame x={39} y={32} scale={0.7} />
      <Flame x={32} y={32} scale={1.2} />
    </>
  ),
  bonfire: (
    <>
      <path className={styles.log} d="M18 52l28-8M46 52l-28-8" />
      <Flame x={22.5} y={45} scale={0.95} />
      <Flame x={41.5} y={45} scale={0.95} />
      <Flame x={32} y={47} scale={1.8} />
    </>
  ),
  lighthouse: (
    <>
      <path className={styles.beam} d="M30 21L7 13v16zM34 21l23-8v16z" />
      <path className={styles.body} d="M28 27h8l3 27H25zM26.5 17l5.5-6 5.5 6z" />
      <path className={styles.stripe} d="M27 36h10l.6 6H26.4z" />
      <path className={styles.core} d="M28 17.5h8V26h-8z" />
    </>
  ),
  sunrise: (
    <>
      <path className={styles.ray} d="M32 13v7M17.2 19.2l4.6 4.9M46.8 19.2l-4.6 4.9M9.5 33.5l6.5 2M54.5 33.5l-6.5 2" />
      <path className={styles.flame} d="M18 43a14 14 0 0 1 28 0z" />
      <path className={styles.core} d="M23 43a9 9 0 0 1 18 0z" />
      <path className={styles.stroke} d="M10 43h44M18 49h28M26 55h12" />
    </>
  ),
};

/** The sign of a league: a light in the night that grows from league to league. Decorative: the text around it names the league. */
export function Emblem({ league, size, className }: { league: League; size: number; className?: string | undefined }) {
  const height = LEAGUES.indexOf(league);
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect className={styles.night} x="1" y="1" width="62" height="62" rx="20" />
      <circle className={styles.halo} cx="32" cy="31" r={13 + 1.9 * height} />
      <circle className={styles.halo} cx="32" cy="31" r={8 + 1.3 * height} />
      {DRAWINGS[league]}
    </svg>
  );
}
