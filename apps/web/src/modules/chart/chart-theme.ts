const COLORS = {
  text: "--text",
  softText: "--text-2",
  faintText: "--text-3",
  surface: "--surface",
  sunken: "--sunken",
  line: "--line",
  border: "--border",
  violet: "--violet",
  onViolet: "--on-violet",
  gain: "--gain",
  onGain: "--on-gain",
  loss: "--loss",
  onLoss: "--on-loss",
  streak: "--streak",
  coins: "--coins",
  near: "--near",
  teal: "--study-teal",
  pink: "--study-pink",
  blue: "--study-blue",
} as const;

export type ChartTheme = Readonly<Record<keyof typeof COLORS, string>> & {
  readonly font: string;
  readonly isCalm: boolean;
};

/** The page's own colors, as a canvas takes them: `light-dark()` is resolved by asking an element what it became. */
export function readTheme(element: HTMLElement): ChartTheme {
  const probe = element.ownerDocument.createElement("span");
  element.append(probe);
  const style = getComputedStyle(probe);
  const colors = Object.entries(COLORS).map(([name, variable]) => {
    probe.style.color = `var(${variable})`;
    return [name, style.color] as const;
  });
  const font = style.fontFamily;
  probe.remove();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { ...(Object.fromEntries(colors) as Record<keyof typeof COLORS, string>), font, isCalm };
}

/** The same color, of which so much (0 to 1) is seen. */
export const faded = (color: string, share: number): string =>
  color.replace(/^rgb\((.*)\)$/, (_, channels: string) => `rgba(${channels}, ${share})`);
