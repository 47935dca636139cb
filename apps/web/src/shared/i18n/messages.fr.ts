import type { Translation } from "./catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "ui.close": "Fermer",
  "ui.back": "Retour",
  "ui.home": "Candlewise, aller à votre parcours",
  "ui.retry": "Réessayer",
  "ui.loading": "Chargement",
  "ui.language": "Langue",
  "ui.showPassword": "Afficher le mot de passe",
  "ui.hidePassword": "Masquer le mot de passe",
  "ui.dismiss": "Masquer",
  "ui.error.title": "Le chargement a échoué",
  "ui.error.text": "Rien n’est perdu. Vérifiez votre connexion et réessayez.",
  "ui.error.offlineTitle": "Vous êtes hors ligne",
  "ui.error.offlineText": "Ce que vous aviez ouvert est toujours là. Le reste reviendra avec la connexion.",
  "ui.offline": "Vous êtes hors ligne. Les leçons déjà ouvertes restent accessibles.",
  "ui.offlineQueued":
    "{count, plural, one {# modification sera envoyée dès que vous serez en ligne.} other {# modifications seront envoyées dès que vous serez en ligne.}}",
  "ui.asOf": "Données de {time}, pas de connexion.",
  "ui.offlineSending": "Synchronisation de votre progression…",
} as const satisfies Translation<typeof english>;
