import { useEffect, useState } from "react";
import { orderErrorKey } from "#web/modules/order-form/order-errors.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { quantityText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { useNewerQuote } from "#web/shared/quotes/use-quote.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { TrailField } from "#web/modules/order-form/trail-field.tsx";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Form } from "#web/shared/ui/form.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import type { Asset, Position, Quote } from "../api.ts";
import { UnknownStep } from "../ticket/unknown-step.tsx";
import { useSendOrder } from "../ticket/use-send-order.ts";
import { readExits, type ExitField, type ExitFields, type ExitProblem, type ReadExits } from "./exit-draft.ts";
import { profitAt, type Exit } from "./exits.ts";

interface ExitFormProps {
  asset: Asset;
  position: Position;
  exits: readonly Exit[];
  onClose: () => void;
}

/** Attaches a stop, a target, or both to a position. When one fills, the other is canceled. */
export function ExitForm({ asset, position, exits, onClose }: ExitFormProps) {
  const t = useT();
  const language = useLanguage();
  const isConnected = useIsConnected();
  const quote = useNewerQuote(asset.quote);
  const { sellable_quantity: sellable } = position;
  const [wasSubmitted, setSubmitted] = useState(false);
  const [fields, setFields] = useState<ExitFields>(() => ({
    quantity: isDecimal(sellable) ? formatNumber(sellable, language, { maximumFractionDigits: 8 }) : sellable,
    stopType: "price",
    stop: "",
    trailUnit: "percent",
    trail: "",
    target: "",
  }));
  const { sending, send, sendAgain, lookUp, reset } = useSendOrder();
  const read = readExits(fields, { quote, sellable, language });
  const isPlaced = sending.status === "placed";
  useEffect(() => {
    if (!isPlaced) return;
    toast(t("position.exitsDone"), { variant: "success" });
    onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the legs are placed
  }, [isPlaced]);
  if (sending.status === "unknown") {
    return <UnknownStep onAgain={() => void sendAgain()} onLookUp={() => void lookUp()} />;
  }
  const change = (changes: Partial<ExitFields>) => {
    if (sending.status === "refused") reset();
    setFields((before) => ({ ...before, ...changes }));
  };
  const submit = () => {
    setSubmitted(true);
    if (read.order) void send(asset.ticker, "sell", read.order);
  };
  const problem =
    sending.status === "refused"
      ? t(orderErrorKey(sending.error))
      : wasSubmitted && read.isEmpty && t("position.problem.noExit");
  return (
    <Form onSubmit={submit}>
      <Text size={4} tone="muted">
        {t("position.exitsText", { price: quoteText(quote.price) })}
      </Text>
      <ExitInputs {...{ fields, read, quote, position, wasSubmitted, change }} />
      {exits.some(({ order }) => order.group_id !== null) && (
        <Text size={2} tone="muted">
          {t("position.exitsReplace")}
        </Text>
      )}
      <ProblemAlert>{problem}</ProblemAlert>
      <Button type="submit" isWide disabled={!isConnected} isBusy={sending.status === "sending"}>
        {t("position.exitsSubmit")}
      </Button>
    </Form>
  );
}

interface ExitInputsProps {
  fields: ExitFields;
  read: ReadExits;
  quote: Quote;
  position: Position;
  wasSubmitted: boolean;
  change: (changes: Partial<ExitFields>) => void;
}

function ExitInputs({ fields, read, quote, position, wasSubmitted, change }: ExitInputsProps) {
  const t = useT();
  const language = useLanguage();
  const textOf = useProblemText(quote);
  const errorAt = (field: ExitField) => {
    const problem = read.problems[field];
    return problem === undefined || (problem === "empty" && !wasSubmitted) ? undefined : textOf(problem);
  };
  const profitHint = (price: string | null) =>
    price !== null && read.quantity !== null
      ? t("position.profitThere", { profit: usdText(profitAt(position, read.quantity, price), { isSigned: true }) })
      : undefined;
  return (
    <>
      <Stack gap={2}>
        <Segmented
          label={t("position.stopType")}
          options={[
            { value: "price", label: t("position.exit.stop") },
            { value: "trail", label: t("position.exit.trail") },
          ]}
          value={fields.stopType}
          onChange={(stopType) => change({ stopType })}
        />
        {fields.stopType === "price" ? (
          <DecimalField
            label={t("order.bracket.stop")}
            value={fields.stop}
            onValue={(stop) => change({ stop })}
            hint={profitHint(read.stop)}
            error={errorAt("stop")}
          />
        ) : (
          <TrailField
            value={fields.trail}
            unit={fields.trailUnit}
            error={errorAt("trail")}
            onValue={(trail) => change({ trail })}
            onUnit={(trailUnit) => change({ trailUnit })}
          />
        )}
      </Stack>
      <DecimalField
        label={t("order.bracket.target")}
        value={fields.target}
        onValue={(target) => change({ target })}
        hint={profitHint(read.target)}
        error={errorAt("target")}
      />
      <DecimalField
        label={t("order.amount.quantity")}
        value={fields.quantity}
        onValue={(quantity) => change({ quantity })}
        hint={t("order.amount.held", { quantity: quantityText(position.sellable_quantity, language) })}
        error={errorAt("quantity")}
      />
    </>
  );
}

function useProblemText({ bid, ask }: Quote): (problem: ExitProblem) => string {
  const t = useT();
  return (problem) => {
    switch (problem) {
      case "tooMany":
        return t("order.error.insufficient_quantity");
      case "trailTooWide":
        return t("order.error.trail_out_of_range");
      case "stopAbove":
      case "targetBelow":
        return t(`position.problem.${problem}`, { price: quoteText(problem === "stopAbove" ? bid : ask) });
      default:
        return t(`order.problem.${problem}`);
    }
  };
}

const isDecimal = (text: string): text is `${number}` => /^\d+(?:\.\d+)?$/.test(text);
