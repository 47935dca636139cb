import type { AnalysisScenario } from "@candlewise/contracts/analyzer/schemas";
import type { Probability } from "@candlewise/domain/analyzer/facts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Highlight } from "../picture/use-highlight.ts";
import { DirectionTag } from "./direction-tag.tsx";
import { HighlightButton } from "./highlight-button.tsx";
import { factorText } from "./price-words.ts";
import styles from "./scenario-card.module.css";

const CHANCES: Readonly<Record<Probability, number>> = { unlikely: 1, possible: 2, likely: 3 };

interface ScenarioCardProps {
  scenario: AnalysisScenario;
  price: (price: number) => string;
  highlight: Highlight;
}

/** One way it may go on. The bar shows risk and reward to scale. */
export function ScenarioCard({ scenario, price, highlight }: ScenarioCardProps) {
  const t = useT();
  const language = useLanguage();
  const { id, direction, entry, stop, target, reward_to_risk, probability, risk, voided_at, basis } = scenario;
  const { active } = highlight;
  const facts = [
    ["entry", entry],
    ["stop", stop],
    ["target", target],
  ] as const;
  return (
    <li className={styles.card} data-active={active === id || undefined} data-row={id}>
      <HighlightButton id={id} highlight={highlight} className={styles.head}>
        <span className={styles.title}>{t(`findings.scenario.${id}`)}</span>
        <DirectionTag of="scenario" direction={direction} />
      </HighlightButton>
      <Text as="div" size={2} weight={700} tone="muted" className={styles.chance} data-probability={probability}>
        <span className={styles.steps} aria-hidden="true">
          {[1, 2, 3].map((step) => (
            <i key={step} data-on={step <= CHANCES[probability] || undefined} />
          ))}
        </span>
        {t(`findings.probability.${probability}`)} · {t("findings.riskOf", { risk: t(`findings.risk.${risk}`) })}
      </Text>
      <dl className={styles.prices}>
        {facts.map(([name, value]) => (
          <div key={name} data-name={name}>
            <dt>{t(`findings.${name}`)}</dt>
            <dd>
              <bdi>{price(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.ratio} aria-hidden="true">
        <span className={styles.risked} style={{ flexGrow: 1 }} />
        <span className={styles.gained} style={{ flexGrow: reward_to_risk }} />
      </div>
      <Text size={4} weight={600}>
        {t("findings.ratio", { factor: factorText(reward_to_risk, language) })}
      </Text>
      <Text size={4} tone="muted">
        <strong>{t("findings.wrongIf")}</strong>{" "}
        {t(`findings.void.${voided_at.side}`, { price: price(voided_at.price) })}
        {basis.length > 0 && <> {t("findings.basis", { names: basis.join(", ") })}</>}
      </Text>
    </li>
  );
}
