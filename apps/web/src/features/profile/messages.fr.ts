import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "profile.title": "Profil",
  "profile.since": "Membre depuis le {date}",
  "profile.edit": "Changer de nom",
  "profile.username": "Nom d’utilisateur",
  "profile.usernameHint": "De 3 à 20 caractères\u00a0: lettres de a à z, chiffres, points ou tirets bas.",
  "profile.save": "Enregistrer",
  "profile.cancel": "Annuler",
  "profile.username.taken": "Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.",
  "profile.username.reserved": "Ce nom d’utilisateur est réservé. Choisissez-en un autre.",
  "profile.username.failed": "Le nom n’a pas été enregistré. Vérifiez votre connexion et réessayez.",

  "profile.learned.title": "Ce que vous avez appris",
  "profile.learned.lessons": "{count, plural, one {Leçon} other {Leçons}}",
  "profile.learned.excellent": "Sans faute",
  "profile.learned.quizzes": "{count, plural, one {Quiz réussi} other {Quiz réussis}}",
  "profile.skyline.title": "Vos {count} dernières semaines",
  "profile.skyline.text":
    "Chaque bougie est une semaine. Elle grandit avec ce que vous terminez et repose sur les semaines d’avant.",
  "profile.skyline.empty": "Votre première leçon dresse la première bougie.",
  "profile.skyline.start": "Aller au parcours",
  "profile.skyline.completed": "Terminées",
  "profile.skyline.excellent": "Dont sans faute",
  "profile.skyline.weeks": "Semaine",
  "profile.skyline.week": "Semaine du {date}",

  "profile.today.title": "Aujourd’hui",
  "profile.today.count": "{done} sur {target}",
  "profile.today.label": "Leçons aujourd’hui\u00a0: {done} sur {target}",
  "profile.today.open":
    "{left, plural, one {Encore une leçon avant votre objectif.} other {Encore # leçons avant votre objectif.}}",
  "profile.today.met": "Objectif atteint. La suite, c’est du bonus.",

  "profile.settings.title": "Réglages",
  "profile.settings.goal": "Pourquoi vous apprenez",
  "profile.settings.noGoal": "Pas encore choisi",
  "profile.settings.daily": "Objectif quotidien",
  "profile.settings.dailyValue": "{count, plural, one {# leçon par jour} other {# leçons par jour}}",
  "profile.settings.more": "Une leçon de plus",
  "profile.settings.less": "Une leçon de moins",
  "profile.settings.theme": "Thème",
  "profile.settings.theme.system": "Système",
  "profile.settings.theme.light": "Clair",
  "profile.settings.theme.dark": "Sombre",
  "profile.settings.sound": "Sons",
  "profile.settings.zone": "Fuseau horaire",
  "profile.settings.zoneText":
    "Votre journée se termine à minuit ici. Le fuseau suit l’appareil sur lequel vous apprenez.",
  "profile.settings.useZone": "Utiliser {zone}",
  "profile.settings.failed":
    "Ce réglage n’a pas été enregistré et a repris sa valeur d’avant. Vérifiez votre connexion et réessayez.",
  "profile.settings.languageFailed":
    "La langue n’a changé que sur cet appareil. Elle n’a pas pu être enregistrée dans votre compte.",
  "profile.signOut": "Se déconnecter",
  "profile.signOut.failed":
    "Votre session est toujours ouverte\u00a0: le serveur est injoignable. Réessayez une fois en ligne.",

  "profile.goal.wealth_growth": "Faire fructifier son épargne",
  "profile.goal.investing": "Investir dans des entreprises",
  "profile.goal.trading": "Trader avec des limites",
  "profile.goal.crypto": "Comprendre les cryptos",
  "profile.goal.ai_trading": "Trader avec l’IA",
} as const satisfies Translation<typeof english>;
