import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "inApp.title": "Abonnements",
  "inApp.closed.title": "Ouvrez cette page depuis l’application",
  "inApp.closed.text": "Ouvrez l’application pour voir cette page, ou connectez-vous ici.",
  "inApp.closed.signIn": "Se connecter",
  "inApp.offers.title": "Les abonnements ne sont pas encore en vente ici",
  "inApp.offers.text": "Toutes les leçons vous sont ouvertes sans payer. Rien ici ne peut vous être facturé.",
  "inApp.offers.plan": "Voir mon abonnement",
  "inApp.offers.close": "Retour à l’application",
  "inApp.offers.learn": "Aller aux leçons",
  "inApp.plan.title": "Mon abonnement",
  "inApp.plan.now": "Actuellement",
  "inApp.plan.none": "Aucun abonnement",
  "inApp.plan.notSold": "Les abonnements ne sont pas encore en vente ici : rien à payer, rien à résilier.",
  "inApp.plan.included": "Ce que vous avez",
  "inApp.plan.included.lessons": "Toutes les leçons de tous les cours",
  "inApp.plan.included.quizzes": "Tous les quiz et tests de niveau",
  "inApp.plan.included.path": "Votre parcours et votre progression sur chaque appareil",
  "inApp.plan.learn": "Aller à mon parcours",
  "inApp.plan.closed": "Connectez-vous pour voir votre abonnement",
  "inApp.plan.closedText": "Connectez-vous ici, ou ouvrez cette page depuis l’application.",
} as const satisfies Translation<typeof english>;
