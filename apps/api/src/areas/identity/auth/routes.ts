import type { authContract } from "@candlewise/contracts/auth/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { checkEmail, requestEmailChange, showSecurity, verifyEmail } from "./accounts/change-email.ts";
import { changePassword } from "./accounts/change-password.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { requestCode, requestLink } from "./secrets/mailed-secrets.ts";
import { offerPasskeySignIn, signInByPasskey } from "./passkeys/passkey-sign-in.ts";
import { changePasskeyName, offerPasskey, registerPasskey, removePasskey, showPasskeys } from "./passkeys/passkeys.ts";
import { confirmForgotPassword, signInByLink } from "./accounts/recover-account.ts";
import { refreshSession, signOut } from "./sessions/refresh-session.ts";
import { endOtherSessions, endSession, showSessions } from "./sessions/sessions.ts";
import { signIn } from "./sessions/sign-in.ts";
import { beginAccount, finishAccount, hasAccount, suggestUsernames } from "./accounts/sign-up.ts";
import { createGuest, createTempToken } from "./tokens/temp-tokens.ts";

type AuthHandlers = Handlers<typeof authContract>;

export function authHandlers(deps: AuthDependencies): AuthHandlers {
  return { ...signUpHandlers(deps), ...signInHandlers(deps), ...accountHandlers(deps), ...passkeyHandlers(deps) };
}

const signUpHandlers = (deps: AuthDependencies) =>
  ({
    checkUser: async ({ body }) => ({ exists: await hasAccount(deps, body.email) }),
    createUser: async ({ body }) => beginAccount(deps, body),
    registerUser: async ({ body }, context) => finishAccount(deps, context, body),
    suggestUsername: async ({ query }) => ({ usernames: await suggestUsernames(deps, query.email) }),
    checkUsername: async ({ body }) => {
      await deps.profile.refuseUnlessFree(body.username);
      return { username: body.username };
    },
    createGuest: async () => createGuest(deps),
  }) satisfies Partial<AuthHandlers>;

const signInHandlers = (deps: AuthDependencies) =>
  ({
    login: async ({ body }, context) => signIn(deps, context, body),
    refresh: async ({ body }, context) => refreshSession(deps, context, body.preload ?? []),
    logout: async (_, context) => {
      await signOut(deps, context);
      return {};
    },
    forgotPassword: async ({ body }, context) => {
      await requestCode(deps, context, body.email);
      return {};
    },
    confirmForgotPassword: async ({ body }, context) => confirmForgotPassword(deps, context, body),
    sendLoginLink: async ({ body }, context) => {
      await requestLink(deps, context, body.email);
      return {};
    },
    autoLogin: async ({ body }, context) => signInByLink(deps, context, body.token),
  }) satisfies Partial<AuthHandlers>;

const accountHandlers = (deps: AuthDependencies) =>
  ({
    getSecurity: async (_, context) => showSecurity(deps, context),
    checkEmail: async ({ body }, context) => {
      await checkEmail(deps, context, body.email);
      return { email: body.email };
    },
    changeEmail: async ({ body }, context) => requestEmailChange(deps, context, body),
    verifyEmail: async ({ body }, context) => verifyEmail(deps, context, body.code),
    changePassword: async ({ body }, context) => {
      await changePassword(deps, context, body);
      return {};
    },
    listSessions: async (_, context) => ({ sessions: await showSessions(deps, context) }),
    endSession: async ({ params }, context) => {
      await endSession(deps, context, params.id);
      return {};
    },
    endOtherSessions: async (_, context) => ({ ended: await endOtherSessions(deps, context) }),
    createTempToken: async (_, context) => createTempToken(deps, context),
  }) satisfies Partial<AuthHandlers>;

const passkeyHandlers = (deps: AuthDependencies) =>
  ({
    createPasskeyOptions: async ({ body }, context) => offerPasskey(deps, context, body.password),
    registerPasskey: async ({ body }, context) => registerPasskey(deps, context, body),
    listPasskeys: async (_, { userId }) => ({ passkeys: await showPasskeys(deps, userId) }),
    renamePasskey: async ({ params, body }, { userId }) => changePasskeyName(deps, userId, { ...params, ...body }),
    deletePasskey: async ({ params }, context) => {
      await removePasskey(deps, context, params.id);
      return {};
    },
    createPasskeySignInOptions: async (_, context) => offerPasskeySignIn(deps, context),
    signInWithPasskey: async ({ body }, context) => signInByPasskey(deps, context, body.credential),
  }) satisfies Partial<AuthHandlers>;
