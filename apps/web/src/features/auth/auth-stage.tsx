import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Logo } from "#web/shared/ui/logo.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useTitle } from "#web/shared/ui/use-title.ts";
import styles from "./auth-stage.module.css";
import { ClimbScene } from "./climb-scene.tsx";
import { LanguageButton } from "./language-button.tsx";

const POINTS = [
  { key: "auth.promise.loss", icon: "alert" },
  { key: "auth.promise.practice", icon: "check" },
  { key: "auth.promise.pace", icon: "clock" },
] as const satisfies readonly { key: string; icon: IconName }[];

interface AuthStageProps {
  title: string;
  /** Under the title. */
  text?: ReactNode;
  /** On phones the promise makes room: there is much to fill in. */
  isCompact?: boolean;
  /** Below the form: where else to go. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The stage of sign-in and sign-up: what the app promises, and one form. */
export function AuthStage({ title, text, isCompact = false, footer, children }: AuthStageProps) {
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useTitle(title);
  useEffect(() => {
    // "default": the visit began here. A field that took the focus keeps it.
    if (key !== "default" && !main.current?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [key]);
  return (
    <div className={classNames(styles.stage, isCompact && styles.compact)}>
      <PromisePanel />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <Stack gap={5} className={styles.column}>
          <Stack gap={1} className={styles.head}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {text && (
              <Text as="div" tone="muted">
                {text}
              </Text>
            )}
          </Stack>
          {children}
          {footer && <p className={styles.footer}>{footer}</p>}
        </Stack>
      </main>
    </div>
  );
}

function PromisePanel() {
  const t = useT();
  return (
    <Stack as="header" gap={3} className={styles.promise}>
      <div className={styles.bar}>
        <Logo />
        <LanguageButton />
      </div>
      <Text size={9} weight={800} className={styles.headline}>
        {t("auth.promise")}
      </Text>
      <Text as="ul" size={4} className={styles.points}>
        {POINTS.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size={20} />
            {t(key)}
          </li>
        ))}
      </Text>
      <div className={styles.scene}>
        <ClimbScene />
      </div>
    </Stack>
  );
}
