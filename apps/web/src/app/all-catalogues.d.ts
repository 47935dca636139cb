// eslint-disable typescript/consistent-type-imports -- one line for each catalogue
import "#web/shared/i18n/catalogue.ts";

declare module "#web/shared/i18n/catalogue.ts" {
  /** Each `messages.en.json` by the name that routes give it: its folder below `features/`, `operator`, or `modules/<name>`. */
  interface Catalogues {
    achievements: typeof import("#web/features/achievements/messages.en.json");
    analyzer: typeof import("#web/features/analyzer/messages.en.json");
    "analyzer/findings": typeof import("#web/features/analyzer/findings/messages.en.json");
    "analyzer/practice": typeof import("#web/features/analyzer/practice/messages.en.json");
    app: typeof import("#web/app/messages.en.json");
    auth: typeof import("#web/features/auth/messages.en.json");
    "auth/recovery": typeof import("#web/features/auth/recovery/messages.en.json");
    "auth/security": typeof import("#web/features/auth/security/messages.en.json");
    charts: typeof import("#web/features/charts/messages.en.json");
    engagement: typeof import("#web/features/engagement/messages.en.json");
    feedback: typeof import("#web/features/feedback/messages.en.json");
    funnel: typeof import("#web/features/funnel/messages.en.json");
    "funnel/plan": typeof import("#web/features/funnel/plan/messages.en.json");
    hints: typeof import("#web/features/hints/messages.en.json");
    "in-app": typeof import("#web/features/in-app/messages.en.json");
    journal: typeof import("#web/features/journal/messages.en.json");
    "learning/glossary": typeof import("#web/features/learning/glossary/messages.en.json");
    "learning/items": typeof import("#web/features/learning/items/messages.en.json");
    learning: typeof import("#web/features/learning/messages.en.json");
    "learning/player": typeof import("#web/features/learning/player/messages.en.json");
    "learning/task": typeof import("#web/features/learning/task/messages.en.json");
    "learning/teaser": typeof import("#web/features/learning/teaser/messages.en.json");
    market: typeof import("#web/features/market/messages.en.json");
    "modules/free-plan": typeof import("#web/modules/free-plan/messages.en.json");
    "modules/glossary": typeof import("#web/modules/glossary/messages.en.json");
    "modules/order-form": typeof import("#web/modules/order-form/messages.en.json");
    "modules/paying": typeof import("#web/modules/paying/messages.en.json");
    operator: typeof import("#web/operator/messages.en.json");
    notifications: typeof import("#web/features/notifications/messages.en.json");
    offers: typeof import("#web/features/offers/messages.en.json");
    outbox: typeof import("#web/features/outbox/messages.en.json");
    payments: typeof import("#web/features/payments/messages.en.json");
    performance: typeof import("#web/features/performance/messages.en.json");
    "profile/help": typeof import("#web/features/profile/help/messages.en.json");
    profile: typeof import("#web/features/profile/messages.en.json");
    "profile/privacy": typeof import("#web/features/profile/privacy/messages.en.json");
    replay: typeof import("#web/features/replay/messages.en.json");
    rewards: typeof import("#web/features/rewards/messages.en.json");
    simulator: typeof import("#web/features/simulator/messages.en.json");
    "simulator/live": typeof import("#web/features/simulator/live/messages.en.json");
    "simulator/portfolio": typeof import("#web/features/simulator/portfolio/messages.en.json");
    "simulator/ticket": typeof import("#web/features/simulator/ticket/messages.en.json");
    "payments/history": typeof import("#web/features/payments/history/messages.en.json");
    subscriptions: typeof import("#web/features/subscriptions/messages.en.json");
    terms: typeof import("#web/features/terms/messages.en.json");
    welcome: typeof import("#web/features/welcome/messages.en.json");
    shared: typeof import("#web/shared/i18n/messages.en.json");
    "simulator/position": typeof import("#web/features/simulator/position/messages.en.json");
    leaderboard: typeof import("#web/features/leaderboard/messages.en.json");
    shop: typeof import("#web/features/shop/messages.en.json");
    "shop/sheets": typeof import("#web/features/shop/sheets/messages.en.json");
    "shop/avatars": typeof import("#web/features/shop/avatars/messages.en.json");
    challenges: typeof import("#web/features/challenges/messages.en.json");
    "learning/review": typeof import("#web/features/learning/review/messages.en.json");
    "learning/report": typeof import("#web/features/learning/report/messages.en.json");
    briefs: typeof import("#web/features/briefs/messages.en.json");
  }
}
