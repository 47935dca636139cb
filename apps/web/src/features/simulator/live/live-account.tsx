import { useEffect } from "react";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { followAccount } from "./follow-account.ts";

/** Follows the practice account behind every screen. */
export function LiveAccount() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hidesSimulator } = useVisibility();
  useEffect(
    () => (hidesSimulator ? undefined : dispatch(followAccount(navigate))),
    [dispatch, navigate, hidesSimulator],
  );
  return null;
}
