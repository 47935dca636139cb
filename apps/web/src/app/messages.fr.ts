import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "app.skip": "Aller au contenu",
  "app.navigation": "Menu principal",
  "app.nav.learn": "Apprendre",
  "app.nav.courses": "Cours",
  "app.nav.simulator": "Simulateur",
  "app.nav.profile": "Profil",
  "app.balance": "Solde d’entraînement {amount}, aller au simulateur",
  "app.notFound.title": "Oups\u00a0! Page introuvable",
  "app.notFound.text":
    "La page que vous cherchez a peut-être été supprimée ou renommée, ou elle est momentanément indisponible.",
  "app.notFound.back": "Retour",
  "app.error.title": "Oups\u00a0! Une erreur est survenue",
  "app.error.text": "Nous faisons au plus vite pour résoudre le problème",
  "app.error.refresh": "Recharger la page",
  "app.splash": "Déconnexion en cours",
  "app.update.text": "Une nouvelle version de Candlewise est prête.",
  "app.update.action": "Mettre à jour",
} as const satisfies Translation<typeof english>;
