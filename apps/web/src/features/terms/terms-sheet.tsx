import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import styles from "./terms-sheet.module.css";
import { useAcceptTerms } from "./use-accept-terms.ts";

/** Where the terms stand; open to visitors too. */
const TERMS_PATH = "/auth/terms";

const POINTS = [
  { icon: "chart", key: "terms.point.practice" },
  { icon: "alert", key: "terms.point.advice" },
  { icon: "shield", key: "terms.point.data" },
] as const;

interface TermsSheetProps {
  isOpen: boolean;
  /** An earlier version was accepted before. */
  isUpdate: boolean;
  /** Put off, to be asked again at the next visit. */
  onLater: () => void;
}

/** S2.15: what one agrees to, in three sentences, with the whole text behind a link. */
export function TermsSheet({ isOpen, isUpdate, onLater }: TermsSheetProps) {
  const t = useT();
  const accept = useAcceptTerms();
  return (
    <Sheet isOpen={isOpen} onClose={onLater} title={t(isUpdate ? "terms.sheet.updated" : "terms.sheet.first")}>
      <Stack as="ul" gap={4} className={styles.points}>
        {POINTS.map(({ icon, key }) => (
          <li key={key}>
            <Tile>
              <Icon name={icon} size={22} />
            </Tile>
            {t(key)}
          </li>
        ))}
      </Stack>
      <TextLink to={TERMS_PATH} onClick={onLater}>
        {t("terms.sheet.read")}
      </TextLink>
      <Stack gap={1}>
        <Button isWide onClick={() => void accept()}>
          {t("terms.sheet.agree")}
        </Button>
        <Button look="quiet" isWide onClick={onLater}>
          {t("terms.sheet.later")}
        </Button>
      </Stack>
    </Sheet>
  );
}
