import { useT } from "#web/shared/i18n/use-t.tsx";
import { GivenEmail } from "../given-email.tsx";

interface SentToProps {
  /** Tells the same whether or not the address has an account. */
  text: "recovery.link.sent" | "recovery.code.sent";
  email: string;
  /** Goes back to where the address was typed. */
  onChange: () => void;
}

/** Where a letter went, with a way to correct the address. */
export function SentTo({ text, email, onChange }: SentToProps) {
  const t = useT();
  return (
    <>
      <GivenEmail email={email} onChange={onChange} />
      <p>{t(text)}</p>
    </>
  );
}
