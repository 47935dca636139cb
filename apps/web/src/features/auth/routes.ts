import type { authRoutes } from "@candlewise/contracts/auth/routes";
import type { AuthShapes } from "@candlewise/contracts/auth/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";

const query = queriesOf<typeof authRoutes, AuthShapes>();

const screen = {
  access: "visitor",
  texts: ["auth"],
  frame: "focus",
  skeleton: "form",
  firstPaint: "prerendered",
} as const;
const recovery = { ...screen, texts: ["auth", "auth/recovery"] } as const;

export const authScreenRoutes = [
  defineRoute({ ...screen, path: "/auth/signin", screen: "auth/sign-in-screen", title: "auth.signIn.title" }),
  defineRoute({ ...screen, path: "/auth/signup", screen: "auth/sign-up-screen", title: "auth.signUp.title" }),
  defineRoute({
    ...recovery,
    path: "/auth/forgot-password",
    screen: "auth/forgot-password-screen",
    title: "recovery.forgot.title",
  }),
  defineRoute({
    ...recovery,
    path: "/auth/auto-login",
    screen: "auth/auto-login-screen",
    title: "recovery.auto.title",
    // What it shows depends on the fragment.
    firstPaint: "skeleton",
  }),
  defineRoute({
    path: "/profile/security",
    access: "session",
    area: "profile",
    screen: "auth/security-screen",
    texts: ["auth", "auth/recovery", "auth/security"],
    frame: "app",
    skeleton: "list",
    title: "security.title",
    queries: () => [query("getSecurity"), query("listPasskeys"), query("listSessions")],
    firstPaint: "fresh",
  }),
];
