import type { AppRoute } from "#web/app/route.ts";

const common = { messages: ["auth"], frame: "focus", skeleton: "form", shell: "screen" } as const;

export const authScreenRoutes: readonly AppRoute[] = [
  {
    ...common,
    path: "/auth/signin",
    load: () => import("./sign-in-screen.tsx"),
    source: "app/screens/auth/sign-in-screen.tsx",
    title: "auth.signIn.title",
  },
  {
    ...common,
    path: "/auth/signup",
    load: () => import("./sign-up-screen.tsx"),
    source: "app/screens/auth/sign-up-screen.tsx",
    title: "auth.signUp.title",
  },
];
