import { coral, flame, gold, ink, shadeOf, white } from "./palette.ts";

/** Parts of the drawings, as SVG on a 120 × 120 canvas. */

export type Mood = "smile" | "grin" | "calm" | "wink" | "wow" | "sly" | "happy" | "cool";

interface Body {
  /** Of its middle. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly color: string;
}

/** A candle's body with its shaded side and a highlight. */
export function body({ x, top, bottom, width, color }: Body): string {
  const left = x - width / 2;
  const height = bottom - top;
  const round = Math.min(16, width / 3, height / 2);
  const lit = width * 0.86;
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${round}" fill="${shadeOf[color] ?? color}"/>
<rect x="${left}" y="${top}" width="${lit}" height="${height}" rx="${round}" fill="${color}"/>
<rect x="${left + width * 0.1}" y="${top + height * 0.12}" width="${width * 0.07}" height="${height * 0.26}" rx="${width * 0.035}" fill="${white}" opacity=".55"/>`;
}

export const wick = (x: number, from: number, to: number, color: string): string =>
  `<rect x="${x - 2.5}" y="${from}" width="5" height="${to - from}" rx="2.5" fill="${color}"/>`;

/** A flame whose foot is at x, y. */
export const fire = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-29C8-20 12-14 12-8A12 12 0 0 1-12-8C-12-14-8-20 0-29z" fill="${flame}"/>
<path d="M0-15C4-10 6-7 6-4A6 6 0 0 1-6-4C-6-7-4-10 0-15z" fill="${gold}"/></g>`;

const dot = (x: number): string =>
  `<circle cx="${x}" r="4.6" fill="currentColor" stroke="none"/><circle cx="${x + 1.6}" cy="-1.700" r="1.400" fill="${white}" stroke="none"/>`;
const arc = (x: number): string => `<path d="M${x - 5} 1q5-7 10 0"/>`;

const LOOKS: Readonly<Record<Mood, string>> = {
  smile: `${dot(-11)}${dot(11)}<path d="M-8 9q8 8 16 0"/>`,
  grin: `${dot(-11)}${dot(11)}<path d="M-9 8h18q-1 10-9 10t-9-10z" fill="currentColor"/>`,
  calm: `${dot(-11)}${dot(11)}<path d="M-6 11h12"/>`,
  wink: `${dot(-11)}<path d="M6 0h10"/><path d="M-7 9q7 8 15-1"/>`,
  wow: `${dot(-11)}${dot(11)}<circle cy="13" r="4.500" fill="currentColor"/>`,
  sly: `${dot(-11)}${dot(11)}<path d="M-6 11q8 4 14-4"/>`,
  happy: `${arc(-11)}${arc(11)}<path d="M-9 8h18q-1 10-9 10t-9-10z" fill="currentColor"/>`,
  cool: `<path d="M-6 12q7 4 13-3"/>`,
};

/** A face with its eyes at x, y. */
export function face(x: number, y: number, mood: Mood, { scale = 1, color = ink, cheeks = coral } = {}): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" color="${color}" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round" fill="none">
<g fill="${cheeks}" stroke="none" opacity=".55"><ellipse cx="-18" cy="9" rx="5" ry="3.400"/><ellipse cx="18" cy="9" rx="5" ry="3.400"/></g>${LOOKS[mood]}</g>`;
}

/** Only the eyes, for faces with a snout or a beak. */
export const eyes = (x: number, y: number): string =>
  disk(x - 13, y, 4.8, ink) +
  disk(x + 13, y, 4.8, ink) +
  disk(x - 11.4, y - 1.6, 1.5, white) +
  disk(x + 14.6, y - 1.6, 1.5, white);

/** A light disk behind the head. */
export const halo = (x = 60, y = 60, r = 46, opacity = 0.13): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${white}" opacity="${opacity}"/>`;

/** A star with four points. */
export const spark = (x: number, y: number, size: number, color: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 10})" d="M0-10C1.500-3 3-1.500 10 0 3 1.500 1.500 3 0 10-1.500 3-3 1.500-10 0-3-1.500-1.500-3 0-10z" fill="${color}"/>`;

export const disk = (x: number, y: number, r: number, color: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" opacity="${opacity}"/>`;

export const shape = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}" opacity="${opacity}"/>`;

export const line = (d: string, color: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const box = (x: number, y: number, width: number, height: number, round: number, color: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${color}"/>`;

/** A candle that fills the lower half: the bust of a character. */
export const bust = (color: string, top = 44): string => body({ x: 60, top, bottom: 134, width: 60, color });

/** A drawing on its ground. */
export const onGround = (ground: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="256" height="256"><rect width="120" height="120" fill="${ground}"/>${parts.join("")}</svg>`;
