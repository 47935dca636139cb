import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "help.title": "Questions et réponses",
  "help.ask": "Encore une question ? Posez-la depuis votre profil",
  "help.question.money": "Faut-il de l’argent pour apprendre ici ?",
  "help.answer.money": "Non. Ici, on ne verse rien et on ne retire rien.",
  "help.question.start": "Par où commencer ?",
  "help.answer.start":
    "Avec le grand bouton de la page « Apprendre » : il ouvre la suite pour vous. Une leçon prend quelques minutes.",
  "help.question.order": "Pourquoi une leçon est-elle verrouillée ?",
  "help.answer.order":
    "Elle s’appuie sur les précédentes. Terminez-les, ou touchez une étape à deux flèches et montrez dans un court test que vous les connaissez déjà.",
  "help.question.wrong": "Que se passe-t-il si je me trompe ?",
  "help.answer.wrong":
    "Vous lisez pourquoi et vous continuez. On ne rate pas une leçon. Un quiz, si : relisez, puis recommencez.",
  "help.question.skip": "Puis-je changer d’objectif ?",
  "help.answer.skip": "Oui, dans votre profil, sous «\u00a0Votre objectif\u00a0». Ce qui est terminé le reste.",
  "help.question.goal": "Quand ma journée se termine-t-elle ?",
  "help.answer.goal": "À minuit dans le fuseau de votre profil. Il suit l’appareil sur lequel vous apprenez.",
  "help.question.offline": "Candlewise fonctionne-t-il sans connexion ?",
  "help.answer.offline":
    "Les leçons déjà ouvertes, oui. Vos réponses sont gardées sur l’appareil et partent une fois en ligne.",
  "help.question.device": "Puis-je continuer sur un autre appareil ?",
  "help.answer.device": "Oui. Connectez-vous-y avec le même compte ; tout ce qui a été envoyé s’y trouve.",
  "help.question.signIn": "Je n’arrive pas à me connecter. Que faire ?",
  "help.answer.signIn":
    "Demandez un nouveau mot de passe sur la page de connexion. L’e-mail arrive à l’adresse du compte ; regardez aussi dans les indésirables.",
  "help.question.leave": "Comment quitter Candlewise ?",
  "help.answer.leave": "Dans votre profil, sous « Vos données ». Vous pouvez d’abord tout télécharger.",
} as const satisfies Translation<typeof english>;
