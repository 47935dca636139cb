import { balanceOf, fillOf, withNumbers, type MovableFigure, type Slider } from "@candlewise/domain/learning/figures";
import { useState } from "react";
import { figureText, seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { SliderControl } from "./slider-control.tsx";
import { StillFigure } from "./still-figure.tsx";

/** Where each slider was left, for as long as the page is open. */
const places = new WeakMap<Slider, number>();

/** A figure with a slider: all of it follows the finger, at values that were computed before. */
export function MovedFigure({ figure, slider }: { figure: MovableFigure; slider: Slider }) {
  const [step, setStep] = useState(() => places.get(slider) ?? slider.start);
  const shown = withNumbers(figure, slider.frames[step] ?? []);
  const result = useResult(shown, slider, step);
  const move = (to: number) => {
    places.set(slider, to);
    setStep(to);
  };
  return (
    <StillFigure figure={shown}>
      <SliderControl slider={slider} step={step} onStep={move} result={result} isResultShown={slider.says !== null} />
    </StillFigure>
  );
}

/** The result that its author chose, or the one that figures of its type say themselves. */
function useResult(figure: MovableFigure, { says }: Slider, step: number): { label: string; value: string } {
  const t = useT();
  const language = useLanguage();
  if (says) return { label: says.label, value: figureText(says.values[step] ?? 0, says.format, language) };
  switch (figure.type) {
    case "balance":
      return { label: figure.result, value: figureText(balanceOf(figure), figure.format, language) };
    case "distribution":
      return {
        label: figure.split?.below.label ?? "",
        value: figureText(figure.split?.below.value ?? 0, "pct0", language),
      };
    case "ladder": {
      const { average } = fillOf(figure.order?.side === "sell" ? figure.bids : figure.asks, figure.order?.size ?? 0);
      return {
        label: t("items.figure.average"),
        value: average === null ? "" : seriesPriceText(average, figure.decimals + 2, language),
      };
    }
    default:
      return { label: "", value: "" };
  }
}
