import { use, type ReactNode } from "react";
import { Link, useNavigate } from "#web/shared/routing/router.tsx";
import { formatBalance } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { BalanceSlot } from "./balance-slot.ts";
import { IconButton, IconLink } from "./button.tsx";
import { Logo } from "./logo.tsx";
import styles from "./top-bar.module.css";

/** A route, something to do, or `true` for one step back in the history. */
export type BackTarget = string | (() => void) | true;

export interface TopBarProps {
  /** Without it the bar shows the logo. */
  back?: BackTarget;
  /** Shows a cross instead of the arrow. */
  isClose?: boolean;
  /** US dollars, shown at the end of the bar without decimals; that of the frame when absent. */
  balance?: number;
  /** Between the two ends: a title or a progress bar. */
  children?: ReactNode;
  /** Before the balance. */
  trailing?: ReactNode;
}

function BackButton({ back, isClose }: { back: BackTarget; isClose: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const face = {
    icon: isClose ? "close" : "back",
    label: t(isClose ? "ui.close" : "ui.back"),
    className: styles.back,
  } as const;
  if (typeof back === "string") return <IconLink {...face} to={back} />;
  const goBack = () => navigate(-1);
  return <IconButton {...face} onClick={back === true ? goBack : back} />;
}

/** S2.20 */
export function TopBar({ back, isClose = false, balance, children, trailing }: TopBarProps) {
  const t = useT();
  const slot = use(BalanceSlot);
  return (
    <header className={styles.bar}>
      {back === undefined ? (
        <Link to="/learn" className={styles.home} aria-label={t("ui.home")}>
          <Logo />
        </Link>
      ) : (
        <BackButton back={back} isClose={isClose} />
      )}
      <div className={styles.middle}>
        {typeof children === "string" ? <p className={styles.title}>{children}</p> : children}
      </div>
      <div className={styles.trailing}>
        {trailing}
        {balance === undefined ? slot : <span className={styles.balance}>{formatBalance(balance)}</span>}
      </div>
    </header>
  );
}
