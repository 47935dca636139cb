// eslint-disable typescript/consistent-type-imports -- one line for each catalogue
import "#web/shared/i18n/catalogue.ts";

declare module "#web/shared/i18n/catalogue.ts" {
  /** Each `messages.en.json` by the name that routes give it: its folder below `features/`, or `modules/<name>`. */
  interface Catalogues {
    app: (typeof import("#web/app/messages.en.json"))["default"];
    auth: (typeof import("#web/features/auth/messages.en.json"))["default"];
    "auth/recovery": (typeof import("#web/features/auth/recovery/messages.en.json"))["default"];
    "auth/security": (typeof import("#web/features/auth/security/messages.en.json"))["default"];
    charts: (typeof import("#web/features/charts/messages.en.json"))["default"];
    feedback: (typeof import("#web/features/feedback/messages.en.json"))["default"];
    funnel: (typeof import("#web/features/funnel/messages.en.json"))["default"];
    "funnel/plan": (typeof import("#web/features/funnel/plan/messages.en.json"))["default"];
    hints: (typeof import("#web/features/hints/messages.en.json"))["default"];
    "in-app": (typeof import("#web/features/in-app/messages.en.json"))["default"];
    journal: (typeof import("#web/features/journal/messages.en.json"))["default"];
    "learning/items": (typeof import("#web/features/learning/items/messages.en.json"))["default"];
    learning: (typeof import("#web/features/learning/messages.en.json"))["default"];
    "learning/player": (typeof import("#web/features/learning/player/messages.en.json"))["default"];
    "learning/task": (typeof import("#web/features/learning/task/messages.en.json"))["default"];
    "learning/teaser": (typeof import("#web/features/learning/teaser/messages.en.json"))["default"];
    market: (typeof import("#web/features/market/messages.en.json"))["default"];
    "modules/order-form": (typeof import("#web/modules/order-form/messages.en.json"))["default"];
    outbox: (typeof import("#web/features/outbox/messages.en.json"))["default"];
    performance: (typeof import("#web/features/performance/messages.en.json"))["default"];
    "profile/help": (typeof import("#web/features/profile/help/messages.en.json"))["default"];
    profile: (typeof import("#web/features/profile/messages.en.json"))["default"];
    "profile/privacy": (typeof import("#web/features/profile/privacy/messages.en.json"))["default"];
    replay: (typeof import("#web/features/replay/messages.en.json"))["default"];
    simulator: (typeof import("#web/features/simulator/messages.en.json"))["default"];
    "simulator/ticket": (typeof import("#web/features/simulator/ticket/messages.en.json"))["default"];
    terms: (typeof import("#web/features/terms/messages.en.json"))["default"];
    welcome: (typeof import("#web/features/welcome/messages.en.json"))["default"];
    shared: (typeof import("#web/shared/i18n/messages.en.json"))["default"];
  }
}
