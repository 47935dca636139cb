import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  "performance.title": "Performance",
  "performance.practice": "Marché d’entraînement, argent virtuel",
  "performance.range": "Période",
  "performance.range.1w": "1 S",
  "performance.range.1m": "1 M",
  "performance.range.3m": "3 M",
  "performance.range.1y": "1 A",
  "performance.range.all": "Tout",
  "performance.account": "Compte",
  "performance.account.current": "Compte {number}, depuis le {from}",
  "performance.account.ended": "Compte {number}, du {from} au {until}",

  "performance.emptyTitle": "Aucune opération pour l’instant",
  "performance.emptyText":
    "Après vos premières opérations, vous verrez ici si le trading rapporte plus que d’acheter un fonds large et d’attendre, de combien votre compte baisse en chemin et ce que vaut un gain face à une perte.",
  "performance.emptyAction": "Trouver un actif",

  "performance.result": "Rendement sur la période",
  "performance.beside.ahead":
    "Votre compte a fait {own}, le {fund} {market} : c’est {gap} points de pourcentage de mieux que de l’acheter et d’attendre.",
  "performance.beside.behind":
    "Votre compte a fait {own}, le {fund} {market} : l’acheter et attendre aurait rapporté {gap} points de pourcentage de plus.",
  "performance.beside.equal": "Votre compte et le {fund} ont tous deux fait {own}.",

  "performance.curve": "Votre compte et le marché",
  "performance.chart": "Rendement au fil du temps. Les flèches vont de point en point.",
  "performance.you": "Vous",
  "performance.point": "{date} : vous {own}, {fall} sous votre sommet",
  "performance.pointBeside": "{date} : vous {own}, {fund} {market}, vous êtes {fall} sous votre sommet",
  "performance.belowPeak": "Sous votre sommet",
  "performance.asTable": "La courbe en tableau",
  "performance.column.date": "Date",
  "performance.column.value": "Valeur",

  "performance.drawdown": "Plus forte baisse",
  "performance.drawdown.none": "Sur cette période, votre compte n’est jamais passé sous une valeur antérieure.",
  "performance.drawdown.open":
    "Au pire, vous étiez {percent} sous votre sommet, du {peak} au {trough}. Après {time}, il n’est pas encore retrouvé.",
  "performance.drawdown.over":
    "Au pire, vous étiez {percent} sous votre sommet, du {peak} au {trough}. Il a fallu {time} pour y revenir.",

  "performance.trades": "Ce que rapportent vos opérations",
  "performance.early":
    "{closed} sur {needed} : avec si peu d’opérations clôturées, la chance décide encore de ces chiffres. Jugez votre trading à partir de {needed}.",
  "performance.winRate": "Taux de réussite",
  "performance.winRate.none": "Montre combien de vos opérations finissent en gain, dès que vous en aurez clôturé une.",
  "performance.winRate.text": "Vous avez gagné {wins} de vos {closed} opérations clôturées.",
  "performance.winRate.payoff":
    "Vous avez gagné {wins} de vos {closed} opérations, et un gain a rapporté {payoff} fois ce qu’a coûté une perte.",
  "performance.expectancy": "Espérance",
  "performance.expectancy.none": "Montre ce que rapporte une opération en moyenne, gains et pertes confondus.",
  "performance.expectancy.text": "En moyenne, une opération clôturée a donné {each}.",
  "performance.expectancy.parts":
    "En moyenne, une opération clôturée a donné {each} : un gain a rapporté {win}, une perte a coûté {loss}.",
  "performance.profitFactor": "Facteur de profit",
  "performance.profitFactor.none": "Montre ce que rapportent vos gains pour chaque dollar que coûtent vos pertes.",
  "performance.profitFactor.noLoss": "Sans opération perdante, il n’y a encore rien à quoi comparer vos gains.",
  "performance.profitFactor.text":
    "Pour chaque dollar qu’ont coûté les opérations perdantes, les gagnantes ont rapporté {factor}.",
  "performance.r": "R moyen",
  "performance.r.none":
    "Montre combien rapporte une opération par rapport à ce que vous acceptiez de perdre au maximum.",
  "performance.r.noStops":
    "Aucune opération clôturée n’avait de stop prévu. Placez-en un avec l’ordre ou notez-le dans le journal, et le résultat se mesure en R.",
  "performance.r.text":
    "En moyenne, une opération a rapporté {average} fois ce que vous aviez risqué. {counted, plural, one {# opération comptée} other {# opérations comptées}} avec un stop ; sans stop : {uncounted}.",
  "performance.r.lost":
    "En moyenne, une opération a perdu {average} fois ce que vous aviez risqué. {counted, plural, one {# opération comptée} other {# opérations comptées}} avec un stop ; sans stop : {uncounted}.",
  "performance.holding": "Durée de détention",
  "performance.holding.none": "Montre combien de temps vous gardez les gagnants et les perdants.",
  "performance.holding.text": "Vous avez gardé une position {time} en moyenne.",
  "performance.holding.both": "Vous avez gardé les gagnants {wins} et les perdants {losses} en moyenne.",
  "performance.holding.late":
    "Vous avez gardé les gagnants {wins} mais les perdants {losses} : les perdants sont restés plus longtemps, une habitude qui coûte cher à beaucoup.",

  "performance.accountFigures": "Les variations de votre compte",
  "performance.fewDays":
    "Il faut {needed} jours de bourse pour en dire quelque chose ; il y en a {days} pour l’instant.",
  "performance.swing": "Mouvement quotidien habituel",
  "performance.swing.text":
    "La plupart des jours, votre compte a bougé de moins de {swing} dans un sens ou dans l’autre (écart type).",
  "performance.ratio.none": "Rien par quoi diviser : votre compte n’a perdu aucun de ces jours.",
  "performance.sharpe": "Ratio de Sharpe",
  "performance.sharpe.text":
    "Votre rendement a valu {ratio} fois ses propres variations : rendement quotidien moyen ÷ écart type × √252, avec un taux sans risque de 0.",
  "performance.sortino": "Ratio de Sortino",
  "performance.sortino.text":
    "La même chose en ne comptant que les jours de perte : {ratio} est le rendement quotidien moyen ÷ écart à la baisse × √252.",
  "performance.exposure": "Exposition",
  "performance.exposure.text":
    "Vous aviez une position {time} du temps, et en moyenne {equity} de votre argent était investi.",
  "performance.costs": "Coût du trading",
  "performance.costs.text":
    "Le spread, le glissement et les frais de {orders, plural, one {# ordre} other {# ordres}} ont coûté {total}.",
  "performance.dividends": "Dividendes",
  "performance.dividends.text":
    "Ce que vous déteniez vous a versé {paid}. Cela fait partie de votre rendement, pas de chaque opération.",

  "performance.trips": "Opérations clôturées",
  "performance.trips.all": "Tout afficher ({count})",
  "performance.trip.closed": "Clôturée le {date}, durée : {time}",
  "performance.trip.journal": "Dans le journal",
  "performance.minutes": "{count, plural, one {# minute} other {# minutes}}",
  "performance.hours": "{count, plural, one {# heure} other {# heures}}",
  "performance.days": "{count, plural, one {# jour} other {# jours}}",
};
