import type { TermId } from "#web/modules/glossary/term-id.ts";
import { Term } from "#web/modules/glossary/term.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Figure } from "./figures.ts";
import styles from "./performance.module.css";

const TERMS: Readonly<Partial<Record<string, TermId>>> = {
  win: "winRate",
  each: "expectancy",
  factor: "profitFactor",
  r: "r",
  drawdown: "drawdown",
  sharpe: "sharpe",
  sortino: "sortino",
  exposure: "exposure",
  costs: "tradingCosts",
};

/** Figures, each with its sentence. */
export function FigureCards({ figures, isEarly = false }: { figures: readonly Figure[]; isEarly?: boolean }) {
  return (
    <dl className={styles.cards} data-early={isEarly || undefined}>
      {figures.map(({ key, label, value, sentence, sign }) => (
        <Card key={key} className={styles.card}>
          <Text as="dt" size={2} weight={700} tone="muted">
            <Label figure={key} label={label} />
          </Text>
          <Text
            as="dd"
            size={9}
            weight={800}
            className={styles.figure}
            data-sign={sign}
            data-none={value === null || undefined}
          >
            <bdi>{value ?? "–"}</bdi>
          </Text>
          <Text as="dd" size={3} tone="muted">
            {sentence}
          </Text>
        </Card>
      ))}
    </dl>
  );
}

function Label({ figure, label }: { figure: string; label: string }) {
  const term = TERMS[figure];
  return term ? <Term id={term} label={label} /> : label;
}
