import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./odds.module.css";

/** The figures of the first lesson, with its sources. */
const ODDS = [
  {
    key: "welcome.odds.brazil",
    share: "97%",
    source: "Chague et al., 2020",
    url: "https://doi.org/10.2139/ssrn.3423101",
  },
  {
    key: "welcome.odds.europe",
    share: "74–89%",
    source: "ESMA, 2018",
    url: "https://www.esma.europa.eu/press-news/esma-news/esma-agrees-prohibit-binary-options-and-restrict-cfds-protect-retail-investors",
  },
  {
    key: "welcome.odds.taiwan",
    share: "<1%",
    source: "Barber et al., 2014",
    url: "https://doi.org/10.1016/j.finmar.2013.05.006",
  },
] as const;

/** How many lose, before anybody signs up for anything. */
export function Odds() {
  const t = useT();
  return (
    <Stack as="section" gap={2} aria-labelledby="odds">
      <h2 id="odds">{t("welcome.odds.title")}</h2>
      <p className={styles.text}>{t("welcome.odds.text")}</p>
      <Stack as="ul" gap={3} className={styles.odds}>
        {ODDS.map(({ key, share, source, url }) => (
          <Card key={key} as="li" className={styles.odd}>
            <p>
              <Text as="strong" size={11} weight={800} tone="loss" isBlock>
                <bdi dir="ltr">{share}</bdi>
              </Text>{" "}
              {t(key)}
            </p>
            <a href={url} target="_blank" rel="noreferrer" dir="ltr">
              {source}
            </a>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
