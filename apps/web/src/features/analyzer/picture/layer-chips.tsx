import { useT } from "#web/shared/i18n/use-t.tsx";
import { Chip, Chips } from "#web/shared/ui/choice.tsx";
import { LAYERS, type Layer, type Mark } from "./marks.ts";

interface LayerChipsProps {
  marks: readonly Mark[];
  hidden: ReadonlySet<Layer>;
  /** What was found is a line. */
  isLine: boolean;
  onChange: (hidden: ReadonlySet<Layer>) => void;
}

/** What is drawn over the picture, layer by layer. */
export function LayerChips({ marks, hidden, isLine, onChange }: LayerChipsProps) {
  const t = useT();
  const present = LAYERS.filter((layer) => marks.some((mark) => mark.layer === layer));
  return (
    <Chips label={t("analyzer.layers")}>
      {present.map((layer) => (
        <Chip
          key={layer}
          isOn={!hidden.has(layer)}
          onChange={(isOn) =>
            onChange(new Set(isOn ? [...hidden].filter((each) => each !== layer) : [...hidden, layer]))
          }
        >
          {t(isLine && layer === "candles" ? "analyzer.layer.line" : `analyzer.layer.${layer}`)}
        </Chip>
      ))}
    </Chips>
  );
}
