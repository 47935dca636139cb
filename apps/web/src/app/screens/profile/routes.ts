import type { AppRoute } from "#web/app/route.ts";

export const profileScreenRoutes: readonly AppRoute[] = [
  {
    path: "/profile",
    load: () => import("./profile-screen.tsx"),
    source: "app/screens/profile/profile-screen.tsx",
    messages: ["profile"],
    frame: "app",
    navigation: "profile",
    skeleton: "profile",
    title: "app.nav.profile",
    shell: "skeleton",
    preload: ["/user-properties/user/", "/learning-v2/completed-components/", "/learning-v2/v2/daily-goal/"],
  },
];
