import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Link, useLocation } from "#web/shared/routing/router.tsx";
import { toggleTheme } from "#web/shared/theme/theme.ts";
import { IconButton } from "#web/shared/ui/button.tsx";
import { Logo } from "#web/shared/ui/logo.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Note, Tag } from "#web/shared/ui/tinted.tsx";
import styles from "./operator-frame.module.css";

const SCREENS = [
  { path: "/operator/feedback", name: "feedback" },
  { path: "/operator/reports", name: "reports" },
  { path: "/operator/revenue", name: "revenue" },
  { path: "/operator/orders", name: "orders" },
] as const;

export function OperatorFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  return (
    <>
      <header className={styles.header}>
        <Row justify="between" className={styles.bar}>
          <Row gap={3}>
            <Link to="/learn" className={styles.home} aria-label={t("operator.home")}>
              <Logo />
            </Link>
            <Tag className={styles.tag}>{t("operator.title")}</Tag>
          </Row>
          <nav aria-label={t("operator.nav")} className={styles.nav}>
            {SCREENS.map(({ path, name }) => (
              <Link
                key={path}
                to={path}
                className={styles.screen}
                aria-current={pathname === path ? "page" : undefined}
              >
                {t(`operator.${name}.title`)}
              </Link>
            ))}
          </nav>
          <IconButton icon="sun" label={t("operator.theme")} onClick={toggleTheme} />
        </Row>
      </header>
      <output>{!isOnline && <Note className={styles.offline}>{t("operator.offline")}</Note>}</output>
      {children}
    </>
  );
}
