import type { AppRoute } from "#web/shared/routing/route.ts";

export const profileScreenRoutes: readonly AppRoute[] = [
  {
    path: "/profile",
    screen: "profile/profile-screen",
    messages: ["profile"],
    frame: "app",
    navigation: "profile",
    skeleton: "profile",
    title: "app.nav.profile",
    preload: [
      "/profile/",
      "/user-properties/user/",
      "/learning-v2/completed-components/",
      "/learning-v2/v2/daily-goal/",
      "/users/erasure-requests",
    ],
  },
  {
    path: "/profile/data",
    screen: "profile/data-screen",
    messages: ["profile/privacy"],
    frame: "app",
    navigation: "profile",
    skeleton: "list",
    title: "app.nav.profile",
  },
  {
    path: "/profile/delete",
    screen: "profile/delete-screen",
    messages: ["profile/privacy"],
    frame: "app",
    navigation: "profile",
    skeleton: "list",
    title: "app.nav.profile",
  },
  {
    path: "/profile/help",
    screen: "profile/help-screen",
    messages: ["profile/help"],
    frame: "app",
    navigation: "profile",
    skeleton: "list",
    title: "app.nav.profile",
  },
  {
    // Open to visitors (S2.11): who signs up may read it first.
    path: "/auth/terms",
    screen: "terms/terms-screen",
    messages: ["terms"],
    frame: "focus",
    skeleton: "list",
    title: "app.nav.profile",
  },
];
