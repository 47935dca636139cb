import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "tours.step": "Étape {at} sur {count}",
  "tours.next": "Suivant",
  "tours.skip": "Passer",
  "tours.done": "Compris",

  "tours.learn.path": "Votre parcours",
  "tours.learn.pathText":
    "Chaque étape est une courte leçon. Touchez celle qui est éclairée\u00a0; les deux flèches font sauter un chapitre grâce à un test.",
  "tours.learn.today": "Votre journée",
  "tours.learn.todayText":
    "L’anneau se remplit à chaque leçon jusqu’à votre objectif du jour. Vous le choisissez dans votre profil.",
  "tours.learn.courses": "Tout le reste",
  "tours.learn.coursesText": "Tous les cours sont ici, même hors de votre parcours.",

  "tours.lesson.pages": "Une idée par page",
  "tours.lesson.pagesText": "La barre montre où vous en êtes. Rien n’est chronométré.",
  "tours.lesson.press": "Un seul bouton",
  "tours.lesson.pressText":
    "Il vérifie votre réponse, puis continue. Se tromper ne coûte rien : vous lisez pourquoi et vous apprenez.",
  "tours.lesson.leave": "Partez quand vous voulez",
  "tours.lesson.leaveText": "Votre page et vos réponses sont gardées, même sans connexion.",

  "tours.courses.order": "Des cours dans l’ordre",
  "tours.courses.orderText":
    "La bougie d’un cours se remplit à mesure que vous apprenez. Ceux de votre parcours viennent d’abord.",
  "tours.courses.short": "Les courts",
  "tours.courses.shortText": "Ils durent quelques minutes et n’exigent rien au préalable.",

  "tours.profile.you": "C’est vous",
  "tours.profile.youText": "Touchez l’image pour en choisir une autre ou envoyer la vôtre.",
  "tours.profile.skyline": "Vos semaines",
  "tours.profile.skylineText": "Chaque semaine est une bougie. Elle grandit avec ce que vous terminez.",
  "tours.profile.data": "Vos données sont à vous",
  "tours.profile.dataText": "Téléchargez-les toutes ici, ou supprimez votre compte.",
} as const satisfies Translation<typeof english>;
