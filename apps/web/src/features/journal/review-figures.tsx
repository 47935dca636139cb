import { formatNumber } from "#web/shared/i18n/formats.ts";
import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { ReviewFigures as Figures } from "./api.ts";
import styles from "./journal.module.css";
import { TableHead } from "#web/shared/ui/table-head.tsx";

interface Row {
  readonly name: string;
  readonly closed: number;
  readonly wins: number;
  readonly profit: string;
  readonly average_r: number | null;
}

/** What the 20 trades came to, all of them and by what the journal says of them. */
export function ReviewFigures({ figures }: { figures: Figures }) {
  const t = useT();
  const language = useLanguage();
  const { trades, journalled } = figures;
  const rate = percentText(trades.win_rate_percent ?? 0, language, { decimals: 0 });
  return (
    <>
      <Note as="p" className={styles.told}>
        {t("journal.figures.all", {
          closed: trades.closed,
          wins: trades.wins,
          rate,
          profit: usdText(trades.profit, { isSigned: true }),
        })}
      </Note>
      {journalled < trades.closed && (
        <p className={styles.note}>{t("journal.figures.missing", { journalled, closed: trades.closed })}</p>
      )}
      <Groups
        title={t("journal.figures.tag")}
        rows={figures.by_tag.map(({ tag, ...group }) => ({ name: tag, ...group }))}
      />
      <Groups
        title={t("journal.figures.feeling")}
        rows={figures.by_feeling.map(({ feeling, ...group }) => ({ name: t(`journal.feeling.${feeling}`), ...group }))}
      />
      <Groups
        title={t("journal.figures.followed")}
        rows={figures.by_followed.map(({ followed_plan, ...group }) => ({
          name: t(`journal.followed.${followed_plan}`),
          ...group,
        }))}
      />
    </>
  );
}

function Groups({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useT();
  const language = useLanguage();
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="sr-only">{title}</caption>
      <TableHead columns={[title, t("journal.column.won"), t("journal.column.profit"), "R"]} />
      <tbody>
        {rows.map(({ name, closed, wins, profit, average_r }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{t("journal.column.wonOf", { wins, closed })}</td>
            <td>
              <bdi data-sign={Math.sign(Number(profit))}>{usdText(profit, { isSigned: true })}</bdi>
            </td>
            <td>{average_r === null ? "–" : formatNumber(average_r, language, { maximumFractionDigits: 2 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
