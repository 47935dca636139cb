export const messages = {
  "app.skip": "Skip to content",
  "app.navigation": "Main",
  "app.nav.learn": "Learn",
  "app.nav.courses": "Courses",
  "app.nav.simulator": "Simulator",
  "app.nav.profile": "Profile",
  "app.balance": "Practice cash {amount}, go to the simulator",
  "app.notFound.title": "Ooops! Page not found!",
  "app.notFound.text":
    "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
  "app.notFound.back": "Go back",
  "app.error.title": "Ooops! Something went wrong",
  "app.error.text": "We are working to resolve the problem as quickly as we could",
  "app.error.refresh": "Refresh page",
  "app.splash": "Signing you out",
  "app.update.text": "A new version of Candlewise is ready.",
  "app.update.action": "Update",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    app: typeof messages;
  }
}
