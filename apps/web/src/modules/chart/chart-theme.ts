const COLOURS = {
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
} as const;

export type ChartTheme = Readonly<Record<keyof typeof COLOURS, string>> & {
  readonly font: string;
  readonly isCalm: boolean;
};

/** The page's own colours, as a canvas takes them: `light-dark()` is resolved by asking an element what it became. */
export function readTheme(element: HTMLElement): ChartTheme {
  const probe = element.ownerDocument.createElement("span");
  element.append(probe);
  const style = getComputedStyle(probe);
  const colours = Object.entries(COLOURS).map(([name, variable]) => {
    probe.style.color = `var(${variable})`;
    return [name, style.color] as const;
  });
  const font = style.fontFamily;
  probe.remove();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { ...(Object.fromEntries(colours) as Record<keyof typeof COLOURS, string>), font, isCalm };
}

/** The same colour, of which so much (0 to 1) is seen. */
export const faded = (colour: string, share: number): string =>
  colour.replace(/^rgb\((.*)\)$/, (_, channels: string) => `rgba(${channels}, ${share})`);
