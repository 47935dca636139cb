import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "feedback.title": "Dites-nous",
  "feedback.lead": "Qu’est-ce qui cloche, manque ou plaît ? Une personne le lit.",
  "feedback.label": "Votre message",
  "feedback.capture": "Capturer la page",
  "feedback.choose": "Ajouter une image",
  "feedback.preview": "L’image jointe",
  "feedback.remove": "Retirer l’image",
  "feedback.pictureFailed": "Cette image est illisible. Choisissez un JPEG, un PNG ou un WebP.",
  "feedback.send": "Envoyer",
  "feedback.problem.empty": "Écrivez d’abord quelques mots.",
  "feedback.problem.failed": "L’envoi a échoué. Votre message est toujours là ; réessayez dans un instant.",
  "feedback.thanks": "Merci",
  "feedback.outcome.sent": "Votre message est arrivé. Il aide à améliorer Candlewise.",
  "feedback.outcome.queued":
    "Vous êtes hors ligne. Votre message est gardé sur cet appareil et partira à votre retour.",
  "feedback.close": "Terminé",
} as const satisfies Translation<typeof english>;
