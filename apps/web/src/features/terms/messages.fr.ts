import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "terms.sheet.first": "Avant de continuer",
  "terms.sheet.updated": "Nos conditions ont changé",
  "terms.sheet.read": "Tout lire",
  "terms.sheet.agree": "J’accepte",
  "terms.sheet.later": "Plus tard",
  "terms.failed": "Votre accord n’a pas pu être enregistré. Vérifiez votre connexion et réessayez.",
  "terms.point.practice": "Tout l’argent dans Candlewise est fictif. Il ne peut être ni versé ni retiré.",
  "terms.point.advice":
    "Nous enseignons, nous ne conseillons pas. Ce que vous faites de votre argent réel, vous seul en décidez.",
  "terms.point.data":
    "Vos données servent à votre apprentissage. Vous pouvez les télécharger ou les supprimer à tout moment.",

  "terms.title": "Conditions et confidentialité",
  "terms.lead": "En vigueur depuis le 1er novembre 2026. Brèves à dessein : tout ce qui compte est ici.",
  "terms.part.practice": "De l’argent fictif seulement",
  "terms.text.practice":
    "Candlewise est un lieu où l’on apprend. Soldes, gains et pertes n’existent que pour l’exercice : ils n’ont aucune valeur et ne s’échangent contre rien. Nous ne détenons pas d’argent et ne passons aucun ordre pour vous.",
  "terms.part.advice": "Pas de conseil en investissement",
  "terms.text.advice":
    "Leçons, figures et exemples expliquent comment fonctionnent les marchés. Rien ici ne vous dit d’acheter ou de vendre, et les cours passés disent peu des cours à venir. La plupart des personnes qui achètent et vendent souvent perdent de l’argent. Avant d’en risquer, parlez à un professionnel agréé là où vous vivez.",
  "terms.part.account": "Votre compte",
  "terms.text.account":
    "Une personne, un compte. Gardez votre mot de passe pour vous ; nous ne le demandons jamais hors de l’application. Si quelqu’un d’autre est entré dans votre compte, dites-le-nous et fermez sa session sous « Connexion et sécurité ».",
  "terms.part.conduct": "Entre nous",
  "terms.text.conduct":
    "Les autres voient votre nom et votre image. N’utilisez rien qui insulte, trompe ou appartienne à quelqu’un d’autre. Ne perturbez pas le service et n’obtenez pas de résultats au moyen de machines. Toute personne qui le fait peut perdre son compte.",
  "terms.part.data": "Ce que nous gardons, et pourquoi",
  "terms.text.data":
    "Votre adresse e-mail, pour vous connecter et vous joindre. Votre nom, votre image et vos réglages, pour les afficher. Vos réponses et ce que vous avez terminé, pour reprendre où vous étiez. Les appareils connectés, pour que vous puissiez fermer une session. Les mots de passe ne sont gardés que sous une forme irréversible. Nous n’en vendons rien et n’affichons aucune publicité.",
  "terms.part.rights": "Vos données sont à vous",
  "terms.text.rights":
    "Dans votre profil, vous pouvez télécharger tout ce que nous gardons sur vous, le corriger et supprimer votre compte. Après un délai de réflexion, tout est effacé pour de bon.",
  "terms.part.service": "Le service",
  "terms.text.service":
    "Nous veillons à ce que les leçons soient justes et que l’application fonctionne, et nous corrigeons les erreurs dès que nous les connaissons. Nous ne pouvons pas promettre que rien ne tombe jamais en panne.",
  "terms.part.changes": "Si cela change",
  "terms.text.changes":
    "Nous vous demandons votre accord avant qu’une nouvelle version s’applique à vous. Si vous refusez, vous pouvez emporter vos données et supprimer votre compte.",
} as const satisfies Translation<typeof english>;
