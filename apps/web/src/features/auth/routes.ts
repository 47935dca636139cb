import type { AppRoute } from "#web/shared/routing/route.ts";

const common = { messages: ["auth"], frame: "focus", skeleton: "form" } as const;
const recovery = { ...common, messages: ["auth", "auth/recovery"] } as const;

export const authScreenRoutes: readonly AppRoute[] = [
  {
    ...common,
    path: "/auth/signin",
    screen: "auth/sign-in-screen",
    title: "auth.signIn.title",
    isPrerendered: true,
  },
  {
    ...common,
    path: "/auth/signup",
    screen: "auth/sign-up-screen",
    title: "auth.signUp.title",
    isPrerendered: true,
  },
  {
    ...recovery,
    path: "/auth/forgot-password",
    screen: "auth/forgot-password-screen",
    title: "recovery.forgot.title",
    isPrerendered: true,
  },
  {
    ...recovery,
    path: "/auth/auto-login",
    screen: "auth/auto-login-screen",
    // Not prerendered: what it shows depends on the fragment.
    title: "recovery.auto.title",
  },
  {
    path: "/profile/security",
    screen: "auth/security-screen",
    messages: ["auth", "auth/recovery", "auth/security"],
    frame: "app",
    navigation: "profile",
    skeleton: "list",
    title: "security.title",
    preload: ["/auth/security/", "/auth/passkeys/", "/auth/sessions/"],
  },
];
