import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./candle-ladder.module.css";

interface CandleLadderProps {
  ask: number;
  needed: number;
  /** Right answers of the best attempt. */
  reached: number;
}

const STEP = 30;
const BODY = 18;
const HEIGHT = 150;
const FLOOR = 138;

/** One candle a question, climbing to the dashed line that passes; the best attempt so far is lit. */
export function CandleLadder({ ask, needed, reached }: CandleLadderProps) {
  const t = useT();
  const width = ask * STEP + 6;
  const topOf = (index: number) => FLOOR - 26 - (index * (FLOOR - 44)) / Math.max(1, ask - 1);
  const line = topOf(needed - 1) - 8;
  return (
    <Card className={styles.ladder} dir="ltr">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {Array.from({ length: ask }, (_, index) => (
          <g
            key={index}
            className={styles.candle}
            data-look={index < reached ? "lit" : index < needed ? "wanted" : "beyond"}
            style={{ animationDelay: `${index * 28}ms` }}
          >
            <rect x={index * STEP + 11} y={topOf(index) - 7} width="2.500" height="40" rx="1.200" />
            <rect x={index * STEP + 3} y={topOf(index)} width={BODY} height={26} rx="5" />
          </g>
        ))}
        <path className={styles.line} d={`M0 ${line}H${width}`} />
      </svg>
      <Text
        as="span"
        size={2}
        weight={700}
        className={styles.tag}
        style={{ insetBlockStart: `${(line / HEIGHT) * 100}%` }}
      >
        <bdi>{t("quiz.pass", { needed })}</bdi>
      </Text>
    </Card>
  );
}
