import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "learning.title": "Apprendre",
  "learning.minutes": "{minutes}\u00a0min",
  "learning.hours": "{hours}\u00a0h",
  "learning.hoursMinutes": "{hours}\u00a0h {minutes}\u00a0min",
  "learning.percent": "{percent}\u00a0% terminé",
  "learning.lessons": "{count, plural, one {# leçon} other {# leçons}}",
  "learning.continue": "Continuer",
  "learning.begin": "Commencer",
  "learning.goTo": "Aller à «\u00a0{title}\u00a0»",

  "learning.type.lesson": "Leçon",
  "learning.type.quiz": "Quiz",
  "learning.type.task": "Exercice pratique",
  "learning.status.completed": "terminé",
  "learning.status.inProgress": "en cours",
  "learning.status.locked": "verrouillé",
  "learning.status.jumpHere": "sautez jusqu’ici avec un test",

  "learning.map.label": "Votre parcours",
  "learning.map.place": "Cours {course} · Chapitre {chapter} sur {total}",
  "learning.map.chapterDone": "Terminé\u00a0: {completed} sur {total}",
  "learning.map.goalLine": "Objectif",
  "learning.map.goalHere": "atteint l’objectif du jour",
  "learning.map.toCurrent": "Revenir où vous en êtes",
  "learning.map.locked": "Terminez «\u00a0{title}\u00a0» pour débloquer la suite.",
  "learning.map.lockedFirst": "Commencez le cours pour débloquer la suite.",
  "learning.gate.place": "Cours {course} sur {total}",
  "learning.gate.fold": "Masquer les chapitres de {title}",
  "learning.gate.unfold": "Afficher les chapitres de {title}",

  "learning.jump.title": "Sauter jusqu’ici\u00a0?",
  "learning.jump.text":
    "Un test de {questions} questions sur ce que vous sauteriez. Avec {needed} bonnes réponses, vous arrivez à «\u00a0{title}\u00a0».",
  "learning.jump.safe":
    "En cas d’échec, rien ne change\u00a0: vous restez où vous en êtes et gardez ce que vous avez terminé. Nouvel essai possible un jour plus tard, ou après une leçon.",
  "learning.jump.start": "Commencer le test",
  "learning.jump.stay": "Rester ici",
  "learning.jump.closed": "Réessayez plus tard",
  "learning.jump.closedWhy": "Vous n’avez pas réussi le dernier test sur ces parties.",
  "learning.jump.closedUntil": "Vous pourrez réessayer à partir du {time}.",
  "learning.jump.closedUntilOr":
    "Vous pourrez réessayer à partir du {time}, ou dès que vous aurez terminé «\u00a0{title}\u00a0».",

  "learning.goal.label": "Leçons aujourd’hui\u00a0: {completed} sur {target}",
  "learning.goal.title": "Aujourd’hui",
  "learning.goal.left": "{count, plural, one {Encore # leçon, {duration}} other {Encore # leçons, {duration}}}",
  "learning.goal.met": "Objectif atteint. La suite, c’est du bonus.",
  "learning.goal.open": "Leçons aujourd’hui\u00a0: {completed}/{target}. Ouvrir le programme",
  "learning.plan.title": "Programme du jour",
  "learning.plan.nextTitle": "Jour {day}, commencé en avance",
  "learning.plan.allDone":
    "Vous avez terminé toutes les leçons de ce parcours. Les nouvelles apparaîtront ici dès qu’elles seront prêtes.",
  "learning.plan.courses": "Voir tous les cours",
  "learning.skipDay.title": "Objectif du jour atteint",
  "learning.skipDay.text":
    "Commencer dès maintenant le programme de demain\u00a0? Ce sera le jour {day}. S’arrêter ici est tout aussi bien\u00a0: la mémoire travaille pendant le repos.",
  "learning.skipDay.start": "Commencer le jour {day}",
  "learning.skipDay.later": "Pas aujourd’hui",
  "learning.path.title": "Votre parcours",
  "learning.path.facts": "{percent}\u00a0% terminé sur {lessons}",
  "learning.path.change": "Changer d’objectif",

  "learning.empty.title": "Où voulez-vous arriver\u00a0?",
  "learning.empty.text":
    "Choisissez un objectif et votre parcours commence ici. Vous pouvez en changer à tout moment, et ce que vous avez appris reste.",
  "learning.empty.action": "Choisir un objectif",

  "learning.courses.title": "Cours",
  "learning.courses.path": "Sur votre parcours",
  "learning.courses.other": "Autres cours",
  "learning.courses.mini": "Cours express",
  "learning.courses.miniText": "Chacun tient en une soirée.",
  "learning.courses.none": "Pas encore de cours ici",
  "learning.courses.noneText": "Ils apparaîtront ici dès qu’ils seront prêts.",
  "learning.courses.notBegun": "Pas commencé",
  "learning.courses.done": "Terminé",

  "learning.course.kindCourse": "Cours",
  "learning.course.kindMini": "Cours express",
  "learning.course.outcomes": "À la fin, vous saurez",
  "learning.course.chapters": "Chapitres",
  "learning.course.chapter": "Chapitre {number}",
  "learning.course.doneOf": "Terminé\u00a0: {completed} sur {total}",
  "learning.course.begin": "Commencer ce cours",
  "learning.course.again": "Relire depuis le début",
  "learning.course.beginFailed": "Le cours ne s’est pas ouvert. Rien n’est perdu\u00a0: réessayez.",
  "learning.course.missing": "Ce cours n’existe pas",
  "learning.course.missingText": "Il a peut-être été renommé ou retiré. Votre progression est conservée.",

  "learning.choose.title": "Qu’est-ce qui vous amène\u00a0?",
  "learning.choose.text":
    "Chaque parcours commence par les mêmes bases. Vous pourrez changer d’objectif et garder ce que vous avez appris.",
  "learning.choose.legend": "Votre objectif",
  "learning.choose.now": "{count, plural, one {# leçon prête} other {# leçons prêtes}}",
  "learning.choose.current": "Votre objectif actuel",
  "learning.choose.start": "Commencer ce parcours",
  "learning.choose.keep": "Garder cet objectif",
  "learning.choose.save": "Choisir cet objectif",
  "learning.choose.failed":
    "Votre choix n’a pas été enregistré. Rien n’a changé\u00a0: vérifiez votre connexion et réessayez.",
  "learning.choose.wealth_growth.name": "Faire fructifier son épargne",
  "learning.choose.wealth_growth.risk": "Peut perdre la moitié lors d’une mauvaise année.",
  "learning.choose.wealth_growth.promise":
    "Vous planifierez ce que vous mettez de côté sur des années et calculerez ce que les frais et l’inflation en prennent.",
  "learning.choose.investing.name": "Investir dans des entreprises",
  "learning.choose.investing.risk":
    "La plupart des gens qui choisissent des actions font moins bien qu’un simple fonds indiciel.",
  "learning.choose.investing.promise": "Vous saurez ce qu’une entreprise vaut pour vous avant d’en regarder le cours.",
  "learning.choose.trading.name": "Trader avec des limites",
  "learning.choose.trading.risk": "La plupart des gens qui tradent tous les jours perdent de l’argent.",
  "learning.choose.trading.promise":
    "Vous lirez un graphique, calculerez la taille d’une position et fixerez sa sortie avant de cliquer.",
  "learning.choose.crypto.name": "Comprendre les cryptos",
  "learning.choose.crypto.risk": "Des cryptos ont chuté de 80\u00a0% et plus, certaines jusqu’à zéro.",
  "learning.choose.crypto.promise":
    "Vous saurez ce qu’est un token, comment on perd ses clés et quand rester à l’écart.",
  "learning.choose.ai_trading.name": "Trader avec l’IA",
  "learning.choose.ai_trading.risk":
    "Aucune machine ne connaît le prochain cours. La plupart des bots n’enrichissent que leur vendeur.",
  "learning.choose.ai_trading.promise":
    "Vous testerez une règle honnêtement et repérerez les promesses qui ne peuvent pas être vraies.",
} as const satisfies Translation<typeof english>;
