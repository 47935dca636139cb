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
    preload: [
      "/profile/",
      "/user-properties/user/",
      "/learning-v2/completed-components/",
      "/learning-v2/v2/daily-goal/",
    ],
  },
  {
    path: "/profile/help",
    load: () => import("./help-screen.tsx"),
    source: "app/screens/profile/help-screen.tsx",
    messages: ["profile/help"],
    frame: "app",
    navigation: "profile",
    skeleton: "list",
    title: "app.nav.profile",
  },
  {
    // Open to visitors (S2.11): who signs up may read it first.
    path: "/auth/terms",
    load: () => import("./terms-screen.tsx"),
    source: "app/screens/profile/terms-screen.tsx",
    messages: ["terms"],
    frame: "focus",
    skeleton: "list",
    title: "app.nav.profile",
  },
];
