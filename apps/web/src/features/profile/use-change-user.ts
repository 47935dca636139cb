import type { User } from "@candlewise/contracts/auth/schemas";
import { useCallback } from "react";
import { chooseLanguage } from "#web/shared/i18n/i18n.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { setUser } from "#web/shared/session/auth-slice.ts";
import { useUser } from "#web/shared/state/use-user.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { useUpdateUserMutation } from "./api.ts";
import { requireUser } from "./known-user.ts";

/** Changes of the account, which the whole app then shows. They reject with the error of the call. */
export function useChangeUser() {
  const dispatch = useAppDispatch();
  const user = useUser();
  const [update] = useUpdateUserMutation();

  const change = useCallback(
    async (body: { username?: string; language?: Language }): Promise<User> => {
      const { id } = requireUser(user);
      const changed = await update({ params: { id }, body }).unwrap();
      dispatch(setUser(changed));
      return changed;
    },
    [dispatch, update, user],
  );
  /** S5.04, S7.16: the screen changes at once; the account follows. */
  const changeLanguage = useCallback(
    async (language: Language): Promise<void> => {
      requireUser(user);
      await chooseLanguage(language);
      await change({ language });
    },
    [change, user],
  );
  return { change, changeLanguage };
}
