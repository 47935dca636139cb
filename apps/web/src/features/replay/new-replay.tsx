import { useId, useState, type ReactNode } from "react";
import { Refusal } from "#web/modules/order-form/refusal.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useCreateReplayMutation, type NewReplay as Wish, type ReplayTimeframe } from "./api.ts";
import { errorKey } from "./errors.ts";
import { replayHref, timeframeText } from "./names.ts";
import { SelectField } from "#web/shared/ui/select-field.tsx";
import { Form } from "#web/shared/ui/form.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";

const TIMEFRAMES = ["1m", "5m", "15m", "1h", "1d"] as const satisfies readonly ReplayTimeframe[];
const LENGTHS = ["50", "100", "250"] as const;

export interface Choosable {
  readonly ticker: string;
  readonly name: string;
}

interface Form {
  readonly what: "surprise" | "chosen";
  readonly ticker: string;
  /** `2020-03-02`, or nothing. */
  readonly day: string;
  readonly timeframe: ReplayTimeframe;
  readonly length: (typeof LENGTHS)[number];
}

const INITIAL: Form = { what: "surprise", ticker: "", day: "", timeframe: "1d", length: "100" };

function setupOf({ what, ticker, day }: Form): Wish["setup"] {
  if (what === "surprise" || ticker === "") return { type: "surprise" };
  const at = Date.parse(`${day}T00:00:00Z`);
  return { type: "chosen", ticker, ...(Number.isFinite(at) && { starts_at: at / 1000 }) };
}

interface NewReplayProps {
  /** None while they load, or when they cannot be loaded. */
  instruments: readonly Choosable[] | undefined;
  /** Stands in for the choice of an instrument while there is none to choose from. */
  placeholder?: ReactNode;
}

/** What is to be replayed, from when and how: most of it can be left to chance. */
export function NewReplay({ instruments, placeholder }: NewReplayProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const [form, setForm] = useState<Form>(INITIAL);
  const [id, setId] = useState(timeOrderedId);
  const [create, { isLoading, error }] = useCreateReplayMutation();
  const change = (changes: Partial<Form>) => {
    setForm({ ...form, ...changes });
    setId(timeOrderedId());
  };
  const start = async () => {
    const setup = setupOf({ ...form, ticker: form.ticker || (instruments?.[0]?.ticker ?? "") });
    const { timeframe, length } = form;
    // A start that was lost on its way is found again under the same id.
    const { data } = await create({ body: { replay_id: id, setup, timeframe, length: Number(length) } });
    if (data) navigate(replayHref(data.replay.id));
  };
  return (
    <Form noValidate={false} onSubmit={() => void start()}>
      <Segmented
        label={t("replay.what")}
        options={[
          { value: "surprise", label: t("replay.what.surprise") },
          { value: "chosen", label: t("replay.what.chosen") },
        ]}
        value={form.what}
        onChange={(what) => change({ what })}
      />
      {form.what === "surprise" ? (
        <Aside>{t("replay.intro.surprise")}</Aside>
      ) : instruments ? (
        <Chosen form={form} onChange={change} instruments={instruments} />
      ) : (
        placeholder
      )}
      <BarChoices form={form} onChange={change} />
      <div role="alert">{error && <Refusal>{t(errorKey(error))}</Refusal>}</div>
      {!isOnline && <Aside>{t("replay.startOffline")}</Aside>}
      <Button
        type="submit"
        isWide
        icon="play"
        disabled={!isOnline || (form.what === "chosen" && !instruments)}
        isBusy={isLoading}
      >
        {t("replay.start")}
      </Button>
    </Form>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <Text size={2} weight={500} tone="muted">
      {children}
    </Text>
  );
}

function BarChoices({ form, onChange }: { form: Form; onChange: (changes: Partial<Form>) => void }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <Segmented
        isLabelShown
        label={t("replay.timeframe")}
        options={TIMEFRAMES.map((value) => ({
          value,
          label: (
            <>
              <span className="sr-only">{timeframeText(value, language)}</span>
              <span aria-hidden="true" dir="ltr">
                {value}
              </span>
            </>
          ),
        }))}
        value={form.timeframe}
        onChange={(timeframe) => onChange({ timeframe })}
      />
      <Segmented
        isLabelShown
        label={t("replay.length")}
        options={LENGTHS.map((value) => ({
          value,
          label: t("replay.lengthBars", { count: formatNumber(Number(value), language) }),
        }))}
        value={form.length}
        onChange={(length) => onChange({ length })}
      />
    </>
  );
}

function Chosen({
  form,
  onChange,
  instruments,
}: {
  form: Form;
  onChange: (changes: Partial<Form>) => void;
  instruments: readonly Choosable[];
}) {
  const t = useT();
  const id = useId();
  return (
    <>
      <SelectField
        id={id}
        label={t("replay.instrument")}
        value={form.ticker || (instruments[0]?.ticker ?? "")}
        options={instruments.map(({ ticker, name }) => ({ value: ticker, label: `${name} (${ticker})` }))}
        onValue={(ticker) => onChange({ ticker })}
      />
      <TextField
        type="date"
        label={t("replay.day")}
        hint={t("replay.dayHint")}
        value={form.day}
        onChange={(event) => onChange({ day: event.currentTarget.value })}
      />
    </>
  );
}
