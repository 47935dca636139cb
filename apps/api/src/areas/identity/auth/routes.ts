import type { authContract } from "@candlewise/contracts/auth/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { checkEmail, requestEmailChange, showSecurity, verifyEmail } from "./accounts/change-email.ts";
import { changePassword } from "./accounts/change-password.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { requestSecret } from "./secrets/mailed-secrets.ts";
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
    registerUser: async ({ body }, context) => finishAccount(deps, body, context),
    suggestUsername: async ({ query }) => ({ usernames: await suggestUsernames(deps, query.email) }),
    checkUsername: async ({ body }) => {
      await deps.profile.refuseUnlessFree(body.username);
      return { username: body.username };
    },
    createGuest: async () => createGuest(deps),
  }) satisfies Partial<AuthHandlers>;

const signInHandlers = (deps: AuthDependencies) =>
  ({
    login: async ({ body }, context) => signIn(deps, body, context),
    refresh: async ({ body }, context) => refreshSession(deps, body.preload ?? [], context),
    logout: async (_, context) => {
      await signOut(deps, context);
      return {};
    },
    forgotPassword: async ({ body }, context) => {
      await requestSecret(deps, { ...body, secret: "password-code" }, context);
      return {};
    },
    confirmForgotPassword: async ({ body }, context) => confirmForgotPassword(deps, body, context),
    sendLoginLink: async ({ body }, context) => {
      await requestSecret(deps, { ...body, secret: "sign-in-link" }, context);
      return {};
    },
    autoLogin: async ({ body }, context) => signInByLink(deps, body.token, context),
  }) satisfies Partial<AuthHandlers>;

const accountHandlers = (deps: AuthDependencies) =>
  ({
    getSecurity: async (_, context) => showSecurity(deps, context),
    checkEmail: async ({ body }, context) => {
      await checkEmail(deps, body.email, context);
      return { email: body.email };
    },
    changeEmail: async ({ body }, context) => requestEmailChange(deps, body, context),
    verifyEmail: async ({ body }, context) => verifyEmail(deps, body.code, context),
    changePassword: async ({ body }, context) => {
      await changePassword(deps, body, context);
      return {};
    },
    listSessions: async (_, context) => ({ sessions: await showSessions(deps, context) }),
    endSession: async ({ params }, context) => {
      await endSession(deps, params.id, context);
      return {};
    },
    endOtherSessions: async (_, context) => ({ ended: await endOtherSessions(deps, context) }),
    createTempToken: async (_, context) => createTempToken(deps, context),
  }) satisfies Partial<AuthHandlers>;

const passkeyHandlers = (deps: AuthDependencies) =>
  ({
    createPasskeyOptions: async ({ body }, context) => offerPasskey(deps, body.password, context),
    registerPasskey: async ({ body }, context) => registerPasskey(deps, body, context),
    listPasskeys: async (_, { userId }) => ({ passkeys: await showPasskeys(deps, userId) }),
    renamePasskey: async ({ params, body }, { userId }) => changePasskeyName(deps, userId, { ...params, ...body }),
    deletePasskey: async ({ params }, context) => {
      await removePasskey(deps, params.id, context);
      return {};
    },
    createPasskeySignInOptions: async (_, { now }) => offerPasskeySignIn(deps, now()),
    signInWithPasskey: async ({ body }, context) => signInByPasskey(deps, body.credential, context),
  }) satisfies Partial<AuthHandlers>;
