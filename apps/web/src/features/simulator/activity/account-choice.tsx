import { useT } from "#web/shared/i18n/use-t.tsx";
import { SelectField } from "#web/shared/ui/select-field.tsx";

interface AccountChoiceProps {
  /** Accounts are numbered from 1; this is the one in use. */
  newest: number;
  number: number;
  onNumber: (number: number) => void;
}

/** Which of the practice accounts: what was traded before a new beginning stays readable. */
export function AccountChoice({ newest, number, onNumber }: AccountChoiceProps) {
  const t = useT();
  const numbers = Array.from({ length: newest }, (_, index) => newest - index);
  return (
    <SelectField
      label={t("simulator.activity.account")}
      value={String(number)}
      options={numbers.map((each) => ({
        value: String(each),
        label: t(each === newest ? "simulator.activity.accountNow" : "simulator.activity.accountBefore", {
          number: each,
        }),
      }))}
      onValue={(value) => onNumber(Number(value))}
    />
  );
}
