import { useEffect } from "react";
import { useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { offerToken, setTempToken } from "#web/shared/session/auth-slice.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { isInApp, sessionInMessage, tellApp } from "./bridge.ts";
import { sessionInFragment } from "./in-app-session.ts";
import { setInApp } from "./in-app-slice.ts";

/**
 * Takes the session that a native app passes in the fragment or over the bridge, and strips it from the address. Then tells the app
 * that the screen is ready. In a browser anybody's link may carry a token, of anybody's account: there it is at most offered to a screen
 * that takes links and asks first.
 */
export function useInAppSession({ takesLinks = false } = {}): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    const session = sessionInFragment(hash);
    if (!session) return;
    if (isInApp()) {
      dispatch(setTempToken(session.token));
      dispatch(setInApp(session));
    } else if (takesLinks) dispatch(offerToken(session.token));
    navigate({ pathname, search, hash: "" }, { replace: true });
  }, [dispatch, hash, navigate, pathname, search, takesLinks]);

  // A link that was not accepted is forgotten with the screen.
  useEffect(() => () => void dispatch(offerToken("")), [dispatch]);

  useEffect(() => {
    // Code that the app runs in its web view speaks with the origin of the page.
    const origins = [location.origin, ...runtimeConfig().inAppOrigins];
    const listen = (event: MessageEvent<unknown>) => {
      const session = sessionInMessage(event, origins);
      if (!session) return;
      dispatch(setTempToken(session.token));
      dispatch(setInApp(session));
    };
    addEventListener("message", listen);
    tellApp({ type: "ready" });
    return () => removeEventListener("message", listen);
  }, [dispatch]);
}
