import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "recovery.forgot.title": "Mot de passe oublié\u00a0?",
  "recovery.forgot.text":
    "Ça arrive. Donnez votre adresse, nous vous envoyons un code pour choisir un nouveau mot de passe.",
  "recovery.forgot.submit": "Recevoir un code",
  "recovery.forgot.remembered": "Vous vous en souvenez\u00a0?",

  "recovery.sent.title": "Consultez vos e-mails",
  "recovery.code.sent": "Si un compte existe avec cette adresse, un code est en route. Il est valable 10 minutes.",
  "recovery.code.field": "Code reçu par e-mail",
  "recovery.code.hint": "Six chiffres. Rien reçu\u00a0? Regardez aussi dans les indésirables.",
  "recovery.code.missing": "Saisissez les six chiffres reçus par e-mail.",
  "recovery.code.submit": "Enregistrer et se connecter",
  "recovery.newPassword": "Nouveau mot de passe",

  "recovery.resend": "Renvoyer",
  "recovery.resendIn": "Renvoyer dans {seconds}\u00a0s",
  "recovery.resent": "C’est renvoyé. Utilisez le dernier e-mail.",

  "recovery.link.submit": "Recevoir un nouveau lien",
  "recovery.link.sent":
    "Si un compte existe avec cette adresse, un lien est en route. Il sert une seule fois, pendant 10 minutes. Vous pouvez fermer cet onglet.",
  "recovery.link.withPassword": "Utiliser un mot de passe",

  "recovery.auto.title": "Connexion avec votre lien",
  "recovery.auto.text": "Un appui suffit pour vous connecter. Ce lien ne sert qu’une fois.",
  "recovery.auto.present":
    "Le compte {email} est connecté ici. Si le lien appartient à un autre compte, celui-ci prendra sa place.",
  "recovery.auto.stay": "Garder cette session",
  "recovery.auto.usedTitle": "Ce lien ne fonctionne plus",
  "recovery.auto.used":
    "Il a déjà servi, ou il a plus de 10 minutes. Votre compte n’est pas touché\u00a0: demandez un nouveau lien et continuez.",
  "recovery.auto.missingTitle": "Ce lien est incomplet",
  "recovery.auto.missing":
    "Ouvrez-le de nouveau depuis l’e-mail\u00a0: un rechargement efface exprès sa partie secrète. Ou demandez un nouveau lien.",
  "recovery.auto.havePassword": "Vous avez votre mot de passe\u00a0?",
} as const satisfies Translation<typeof english>;
