import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "feedback.title": "Donner votre avis",
  "feedback.lead": "Qu’est-ce qui ne va pas, manque ou vous plaît ? Votre message est lu par un humain.",
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
  "feedback.outcome.sent": "Votre message est arrivé. Il nous aide à améliorer Candlewise.",
  "feedback.outcome.queued":
    "Vous êtes hors ligne. Votre message est gardé sur cet appareil et partira dès que vous serez en ligne.",
  "feedback.close": "Terminé",
} as const satisfies Translation<typeof english>;
