import type { AppRoute } from "#web/app/route.ts";

const common = { messages: ["auth"], frame: "focus", skeleton: "form" } as const;
const recovery = { ...common, messages: ["auth", "auth/recovery"] } as const;

export const authScreenRoutes: readonly AppRoute[] = [
  {
    ...common,
    path: "/auth/signin",
    load: () => import("./sign-in-screen.tsx"),
    source: "app/screens/auth/sign-in-screen.tsx",
    title: "auth.signIn.title",
    isPrerendered: true,
  },
  {
    ...common,
    path: "/auth/signup",
    load: () => import("./sign-up-screen.tsx"),
    source: "app/screens/auth/sign-up-screen.tsx",
    title: "auth.signUp.title",
    isPrerendered: true,
  },
  {
    ...recovery,
    path: "/auth/forgot-password",
    load: () => import("./forgot-password-screen.tsx"),
    source: "app/screens/auth/forgot-password-screen.tsx",
    title: "recovery.forgot.title",
    isPrerendered: true,
  },
  {
    ...recovery,
    path: "/auth/auto-login",
    load: () => import("./auto-login-screen.tsx"),
    source: "app/screens/auth/auto-login-screen.tsx",
    // Not prerendered: what it shows depends on the fragment.
    title: "recovery.auto.title",
  },
  {
    path: "/profile/security",
    load: () => import("../profile/security-screen.tsx"),
    source: "app/screens/profile/security-screen.tsx",
    messages: ["auth", "auth/recovery", "auth/security"],
    frame: "app",
    navigation: "profile",
    skeleton: "list",
    title: "security.title",
    preload: ["/auth/security/", "/auth/passkeys/", "/auth/sessions/"],
  },
];
