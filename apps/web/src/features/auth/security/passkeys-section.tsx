import { useRef } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import { useListPasskeysQuery } from "../api.ts";
import { canUsePasskeys } from "../passkeys/use-passkey-sign-in.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { Glyph } from "./glyph.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { Missing, Section } from "./section.tsx";
import styles from "./security.module.css";

/** The passkeys of the account; more can be added where the browser knows how. */
export function PasskeysSection({ hasPassword }: { hasPassword: boolean }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, ...loading } = useListPasskeysQuery();
  return (
    <Section
      ref={heading}
      title={t("security.passkeys.title")}
      text={t("security.passkeys.text")}
      actions={canUsePasskeys() && data && <AddPasskey hasPassword={hasPassword} />}
    >
      {data?.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onGone={() => heading.current?.focus()} />
      ))}
      {data?.passkeys.length === 0 && (
        <Text as="li" size={4} tone="muted" className={styles.empty}>
          <Tile>
            <Glyph name="passkey" />
          </Tile>
          {t("security.passkeys.none")}
        </Text>
      )}
      {!data && <Missing {...loading} />}
    </Section>
  );
}
