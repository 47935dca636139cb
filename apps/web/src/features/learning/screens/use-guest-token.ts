import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCreateGuestMutation } from "#web/features/auth/api.ts";
import { setTempId } from "#web/shared/session/auth-slice.ts";
import { storedGuest, storeGuest } from "#web/shared/session/guest.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";

interface GuestToken {
  isReady: boolean;
  error: unknown;
  retry: () => void;
}

/** Makes the visitor a guest, with whose token a free lesson is read and answered. */
export function useGuestToken({ isNeeded }: { isNeeded: boolean }): GuestToken {
  const dispatch = useAppDispatch();
  const [isReady, setReady] = useState(() => storedGuest() !== null);
  const [create, { error }] = useCreateGuestMutation();
  const isAsked = useRef(false);
  const ask = async () => {
    const { data } = await create({ body: {} });
    if (!data) return;
    storeGuest({ id: data.id, token: data.temp_token });
    dispatch(setTempId(data.id));
    setReady(true);
  };
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isNeeded || isReady || isAsked.current) return;
    isAsked.current = true;
    askFirst();
  }, [isNeeded, isReady]);
  return { isReady, error, retry: () => void ask() };
}
