import { useId, useState } from "react";
import type { IndicatorChoice } from "#web/modules/chart/chart-port.ts";
import { boundedParams, INDICATORS, type IndicatorName, type ParamName } from "#web/modules/chart/indicators.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { Switch } from "#web/shared/ui/choice.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { SmallInput } from "#web/shared/ui/small-input.tsx";
import { changeChart, selectChart } from "./chart-preferences.ts";
import styles from "./indicator-sheet.module.css";

interface IndicatorSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

type Spec = (typeof INDICATORS)[number];

/** Every indicator with a sentence on what it shows, a switch, and its settings once it is on. */
export function IndicatorSheet({ isOpen, onClose }: IndicatorSheetProps) {
  const dispatch = useAppDispatch();
  const { indicators: chosen } = useAppSelector(selectChart);
  const onChange = (indicators: IndicatorChoice[]) => dispatch(changeChart({ indicators }));
  const t = useT();
  const set = (spec: Spec, params: readonly number[] | null) => {
    const others = chosen.filter(({ name }) => name !== spec.name);
    if (params === null) return onChange(others);
    const next = { name: spec.name, params: boundedParams(spec, params) };
    return onChange(
      chosen.some(({ name }) => name === spec.name)
        ? chosen.map((choice) => (choice.name === spec.name ? next : choice))
        : [...others, next],
    );
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("charts.indicators")}>
      <Stack as="ul">
        {INDICATORS.map((spec) => {
          const choice = chosen.find(({ name }) => name === spec.name);
          return (
            <li key={spec.name} className={styles.item}>
              <Switch
                label={
                  <span>
                    {t(`charts.indicator.${spec.name}`)} <small dir="ltr">{spec.name}</small>
                  </span>
                }
                isOn={choice !== undefined}
                onChange={(isOn) => set(spec, isOn ? spec.params.map(({ value }) => value) : null)}
              />
              <Text size={3} tone="muted" className={styles.text}>
                {t(`charts.indicatorText.${spec.name}`)}
              </Text>
              {choice && <Params spec={spec} params={choice.params} onChange={(params) => set(spec, params)} />}
            </li>
          );
        })}
      </Stack>
    </Sheet>
  );
}

interface ParamsProps {
  spec: Spec;
  params: readonly number[];
  onChange: (params: readonly number[]) => void;
}

function Params({ spec, params, onChange }: ParamsProps) {
  const t = useT();
  const name: IndicatorName = spec.name;
  const isRepeated = new Set(spec.params.map((each) => each.name)).size < spec.params.length;
  const labelOf = (param: ParamName, index: number) => t(`charts.param.${param}`) + (isRepeated ? ` ${index + 1}` : "");
  return (
    <fieldset className={styles.params} aria-label={t("charts.settings", { name })}>
      {spec.params.map((bounds, index) => (
        <Param
          key={index}
          label={labelOf(bounds.name, index)}
          min={bounds.min}
          max={bounds.max}
          value={params[index] ?? bounds.value}
          onChange={(value) => onChange(params.map((each, place) => (place === index ? value : each)))}
        />
      ))}
    </fieldset>
  );
}

interface ParamProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number within bounds; what is being typed counts once it is one. */
function Param({ label, value, min, max, onChange }: ParamProps) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const take = (typed: string) => {
    setText(typed);
    const number = Number(typed);
    if (typed !== "" && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <Stack gap={0} className={styles.param}>
      <label htmlFor={id}>{label}</label>
      <SmallInput
        id={id}
        type="number"
        inputMode="numeric"
        dir="ltr"
        min={min}
        max={max}
        value={text}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setText(String(value))}
      />
    </Stack>
  );
}
