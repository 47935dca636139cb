import { useEffect, useRef } from "react";
import { useCreateGuestMutation } from "#web/features/auth/api.ts";
import { setTempId, setTempToken } from "#web/shared/session/auth-slice.ts";
import { storedGuest } from "#web/shared/session/guest.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";

/**
 * S6.02: gives a visitor without an account an id, so that what begins here can go on in the account. Sign-up has a temporary token of its
 * own and takes the id only. Without a connection the visitor stays nameless, which costs nothing.
 */
export function useGuest({ withToken }: { withToken: boolean }): void {
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(({ session }) => session.status === "signedOut");
  const isNameless = useAppSelector(({ auth }) => auth.tempId === null) && isVisitor;
  const hasToken = useAppSelector(({ auth }) => auth.tempToken !== "");
  const [create] = useCreateGuestMutation();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isNameless || isAsked.current) return;
    isAsked.current = true;
    const known = storedGuest();
    if (known && !withToken) return void dispatch(setTempId(known.id));
    void create({ body: {} }).then(({ data }) => {
      if (!data) return;
      dispatch(setTempId(data.id));
      if (withToken && !hasToken) dispatch(setTempToken(data.temp_token));
    });
  }, [create, dispatch, hasToken, isNameless, withToken]);
}
