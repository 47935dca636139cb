import { useId } from "react";
import { percentText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import type { Preview, Replay } from "./api.ts";
import { errorKey } from "./errors.ts";
import type { Player } from "./player.ts";
import styles from "./replay.module.css";
import own from "./ticket.module.css";
import { SelectField } from "#web/shared/ui/select-field.tsx";
import { Facts, QuotePair } from "#web/shared/ui/facts.tsx";
import { fieldsOf, partOf, typesOf, type Field, type OrderType } from "./ticket-form.ts";
import { useTicket } from "./use-ticket.ts";

interface TicketProps {
  replay: Replay;
  player: Player;
  isPlaying: boolean;
  /** In a sheet: what closes it. */
  onPlaced?: () => void;
}

type Ticket = ReturnType<typeof useTicket>;

/** Writes an order for the next bar, with what it costs. */
export function ReplayTicket({ replay, player, isPlaying, onPlaced }: TicketProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const ticket = useTicket(replay, player, isPlaying);
  const { form, change, refusal } = ticket;
  const submit = async () => {
    if (await ticket.send()) onPlaced?.();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <QuotePair
        bid={{ label: t("replay.sell"), price: replay.bid }}
        ask={{ label: t("replay.buy"), price: replay.ask }}
      />
      <Segmented
        label={t("replay.trade")}
        options={[
          { value: "buy", label: t("replay.buy") },
          { value: "sell", label: t("replay.sell") },
        ]}
        value={form.side}
        onChange={(side) =>
          change({ side, quantity: "", type: typesOf(side).includes(form.type) ? form.type : "market" })
        }
      />
      <TypeField ticket={ticket} />
      <QuantityField ticket={ticket} replay={replay} />
      {fieldsOf(form).includes("limit") && <NumberField field="limit" label={t("replay.limitPrice")} ticket={ticket} />}
      {fieldsOf(form).includes("stop") && (
        <NumberField
          field="stop"
          label={t(form.type === "bracket" ? "replay.stopLoss" : "replay.stopPrice")}
          ticket={ticket}
        />
      )}
      {fieldsOf(form).includes("target") && (
        <NumberField field="target" label={t("replay.takeProfit")} ticket={ticket} />
      )}
      <Cost preview={ticket.cost?.preview ?? null} />
      <div role="alert">{refusal !== null && <p className={styles.refusal}>{t(errorKey(refusal))}</p>}</div>
      <Button type="submit" isWide disabled={!isOnline} isBusy={ticket.isSending}>
        {t(`replay.place.${form.side}`)}
      </Button>
      <output className={styles.note}>{ticket.isPlaced && t("replay.placed")}</output>
    </form>
  );
}

function TypeField({ ticket: { form, change } }: { ticket: Ticket }) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.group}>
      <SelectField
        id={id}
        label={t("replay.type")}
        value={form.type}
        options={typesOf(form.side).map((value) => ({ value, label: t(`replay.type.${value}`) }))}
        onValue={(type: OrderType) => change({ type })}
        describedBy={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {t(`replay.hint.${form.type}`)}
      </p>
    </div>
  );
}

function NumberField({ field, label, ticket, hint }: { field: Field; label: string; ticket: Ticket; hint?: string }) {
  const t = useT();
  const problem = ticket.problems[field];
  return (
    <TextField
      label={label}
      value={ticket.form[field]}
      onChange={(event) => ticket.change({ [field]: event.currentTarget.value })}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={24}
      hint={hint}
      error={problem && t(`replay.problem.${problem}`)}
    />
  );
}

const PARTS = [25, 50, 100] as const;

function QuantityField({ ticket, replay }: { ticket: Ticket; replay: Replay }) {
  const t = useT();
  const language = useLanguage();
  const { side } = ticket.form;
  const { account } = replay;
  const free =
    side === "buy"
      ? usdText(Number(account.cash) - Number(account.reserved))
      : quantityText(account.position?.free_quantity ?? "0", language);
  const write = (percent: number) => {
    const quantity = partOf(replay, side, BigInt(percent));
    ticket.change({ quantity: quantity === "0" ? "" : quantityText(quantity, language) });
  };
  return (
    <div className={styles.group}>
      <NumberField
        field="quantity"
        label={t("replay.quantity")}
        ticket={ticket}
        hint={t("replay.free", { amount: free })}
      />
      <div className={own.parts}>
        {PARTS.map((percent) => {
          const text = percentText(percent, language, { decimals: 0 });
          return (
            <Button
              key={percent}
              look="quiet"
              className={own.part ?? ""}
              aria-label={t("replay.part", { percent: text })}
              onClick={() => write(percent)}
            >
              {text}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

function Cost({ preview }: { preview: Preview | null }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={own.cost}>
      <h3>{t("replay.cost")}</h3>
      {!preview && <p className={styles.note}>{t("replay.cost.wait")}</p>}
      {preview && (
        <Facts
          facts={[
            { label: t("replay.cost.spread"), value: usdText(preview.cost.spread) },
            { label: t("replay.cost.slippage"), value: usdText(preview.cost.slippage) },
            { label: t("replay.cost.commission"), value: usdText(preview.cost.commission) },
            {
              label: t("replay.cost.total"),
              value: `${usdText(preview.cost.total_cost)} (${percentText(preview.cost.total_cost_percent, language)})`,
            },
          ]}
        />
      )}
    </section>
  );
}
