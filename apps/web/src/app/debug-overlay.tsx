import { skipToken } from "@reduxjs/toolkit/query/react";
import { profileApi } from "#web/features/profile/api.ts";
import { lastCalls } from "#web/shared/api-client/call-log.ts";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { accessToken } from "#web/shared/session/access-token.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import styles from "./debug-overlay.module.css";

/** S2.18: for support and developers, in English only. It never shows a token. */
export function DebugOverlay() {
  const auth = useAppSelector((state) => state.auth);
  const session = useAppSelector((state) => state.session);
  const preferences = profileApi.endpoints.getPreferences.useQueryState(
    auth.userInfo ? { params: { id: auth.userInfo.id } } : skipToken,
  );
  const facts = {
    build: runtimeConfig().build,
    user: auth.userInfo?.id ?? "none",
    session: session.status,
    "access token": accessToken() ? "there" : "none",
    "temporary token": auth.tempToken ? "there" : "none",
    experiments: JSON.stringify(preferences.data?.experiments ?? {}),
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={styles.overlay} aria-label="Debug" lang="en" tabIndex={0}>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol>
        {lastCalls().map(({ method, address, status }, index) => (
          // eslint-disable-next-line react/no-array-index-key -- the same call may come twice; the list is never reordered
          <li key={index}>
            {status} {method} {address}
          </li>
        ))}
      </ol>
    </section>
  );
}
