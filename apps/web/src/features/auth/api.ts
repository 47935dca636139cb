import { authRoutes } from "@candlewise/contracts/auth/routes";
import type { AuthShapes } from "@candlewise/contracts/auth/schemas";
import type { FetchBaseQueryError, FetchBaseQueryMeta } from "@reduxjs/toolkit/query/react";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

/** Seconds that the server asks to wait, beside the error itself: the text says how long. */
function withWait(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined) {
  const seconds = Number(meta?.response?.headers.get("retry-after") ?? 0);
  return seconds > 0 ? { ...error, retryAfter: seconds } : error;
}

const authApi = api
  .injectEndpoints({ endpoints: endpointsOf<typeof authRoutes, AuthShapes>(authRoutes) })
  .enhanceEndpoints({
    endpoints: {
      checkUser: { transformErrorResponse: withWait },
      createUser: { transformErrorResponse: withWait },
      registerUser: { transformErrorResponse: withWait },
      login: { transformErrorResponse: withWait },
      forgotPassword: { transformErrorResponse: withWait },
      confirmForgotPassword: { transformErrorResponse: withWait },
      sendLoginLink: { transformErrorResponse: withWait },
      autoLogin: { transformErrorResponse: withWait },
      signInWithPasskey: { transformErrorResponse: withWait },
      changeEmail: { transformErrorResponse: withWait },
      verifyEmail: { transformErrorResponse: withWait },
      changePassword: { transformErrorResponse: withWait },
      createPasskeyOptions: { transformErrorResponse: withWait },
    },
  });

export const {
  useCheckUserMutation,
  useCreateUserMutation,
  useRegisterUserMutation,
  useSuggestUsernameQuery,
  useCheckUsernameQuery,
  useLoginMutation,
  useForgotPasswordMutation,
  useConfirmForgotPasswordMutation,
  useSendLoginLinkMutation,
  useAutoLoginMutation,
  useCreatePasskeySignInOptionsMutation,
  useSignInWithPasskeyMutation,
  useGetSecurityQuery,
  useChangeEmailMutation,
  useVerifyEmailMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListPasskeysQuery,
  useCreatePasskeyOptionsMutation,
  useRegisterPasskeyMutation,
  useRenamePasskeyMutation,
  useDeletePasskeyMutation,
  useCreateGuestMutation,
} = authApi;
