import { TextArea } from "#web/shared/ui/text-area.tsx";

interface JournalTextProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** Letters that the server stores of one text. */
const LONGEST = 4000;

/** A text of an entry or a review. */
export function JournalText({ onChange, rows = 2, ...rest }: JournalTextProps) {
  return <TextArea {...rest} rows={rows} maxLength={LONGEST} onChange={({ target }) => onChange(target.value)} />;
}
