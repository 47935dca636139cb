import type { CompiledSheet } from "../compile/sheet.ts";

export const INK = "#1b174c";
export const TEXT = "#2b2760";
export const MUTED = "#6f6a96";
export const VIOLET = "#5a35e0";
export const LINE = "#ddd8f0";
export const PAPER = "#ffffff";
export const WASH = "#f3f0fc";
export const UP = "#0f9d6c";
export const DOWN = "#c2274a";
export const LIME_WASH = "#f1fbd3";
export const SERIES = ["#5a35e0", "#0f9d6c", "#e0703f", "#1f6fd6"] as const;

interface Skin {
  /** The candle's body, its shaded side, and the band of the head. */
  readonly body: string;
  readonly shade: string;
  readonly band: string;
}

/** The color of a sheet: light enough to print a whole head in it. */
export const SKINS: Readonly<Record<CompiledSheet["color"], Skin>> = {
  lime: { body: "#c9f24b", shade: "#a3cf1f", band: "#eefbc6" },
  violet: { body: "#a793ff", shade: "#8068f0", band: "#ebe5ff" },
  mint: { body: "#45e0a0", shade: "#22bf80", band: "#d6f7e6" },
  gold: { body: "#ffc53d", shade: "#eba413", band: "#fff0c7" },
  coral: { body: "#ff8095", shade: "#ea5c75", band: "#ffe4e8" },
  sky: { body: "#8fd3ff", shade: "#5db4ee", band: "#dcf1ff" },
};
