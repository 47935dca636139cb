import type { authContract } from "@candlewise/contracts/auth/schemas";
import type { Handlers } from "#api/platform/mount.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { refreshSession, signOut } from "./refresh-session.ts";
import { signIn } from "./sign-in.ts";
import { beginAccount, finishAccount, hasAccount, suggestUsernames } from "./sign-up.ts";

export function authHandlers(deps: AuthDependencies): Handlers<typeof authContract> {
  return {
    checkUser: async ({ body }) => ({ exists: await hasAccount(deps, body.email) }),
    createUser: async ({ body }) => beginAccount(deps, body),
    registerUser: async ({ body }, context) => finishAccount(deps, body, context),
    suggestUsername: async ({ query }) => ({ usernames: await suggestUsernames(deps, query.email) }),
    checkUsername: async ({ body }) => {
      await deps.profile.refuseUnlessFree(body.username);
      return { username: body.username };
    },
    login: async ({ body }, context) => signIn(deps, body, context),
    refresh: async ({ body }, context) => refreshSession(deps, body.preload ?? [], context),
    logout: async (_, context) => {
      await signOut(deps, context);
      return {};
    },
  };
}
