import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  "performance.title": "Performance",
  "performance.practice": "Übungsmarkt, virtuelles Geld",
  "performance.range": "Zeitraum",
  "performance.range.1w": "1 W",
  "performance.range.1m": "1 M",
  "performance.range.3m": "3 M",
  "performance.range.1y": "1 J",
  "performance.range.all": "Alles",
  "performance.account": "Konto",
  "performance.account.current": "Konto {number}, seit {from}",
  "performance.account.ended": "Konto {number}, {from} bis {until}",

  "performance.emptyTitle": "Noch nichts gehandelt",
  "performance.emptyText":
    "Nach deinen ersten Trades siehst du hier, ob Trading mehr bringt, als einen breiten Fonds zu kaufen und abzuwarten, wie tief dein Konto unterwegs fällt und was ein Gewinn gegen einen Verlust wert ist.",
  "performance.emptyAction": "Instrument suchen",

  "performance.result": "Rendite in diesem Zeitraum",
  "performance.beside.ahead":
    "Dein Konto kam auf {own}, der {fund} auf {market}: Du liegst {gap} Prozentpunkte vor Kaufen und Abwarten.",
  "performance.beside.behind":
    "Dein Konto kam auf {own}, der {fund} auf {market}: Kaufen und Abwarten hätte {gap} Prozentpunkte mehr gebracht.",
  "performance.beside.equal": "Dein Konto und der {fund} kamen beide auf {own}.",

  "performance.curve": "Dein Konto und der Markt",
  "performance.chart": "Rendite im Zeitverlauf. Mit den Pfeiltasten geht es von Punkt zu Punkt.",
  "performance.you": "Du",
  "performance.point": "{date}: du {own}, {fall} unter deinem Höchststand",
  "performance.pointBeside": "{date}: du {own}, {fund} {market}, du liegst {fall} unter deinem Höchststand",
  "performance.belowPeak": "Unter deinem Höchststand",
  "performance.asTable": "Die Kurve als Tabelle",
  "performance.column.date": "Datum",
  "performance.column.value": "Wert",

  "performance.drawdown": "Größter Rückgang",
  "performance.drawdown.none": "Dein Konto lag in diesem Zeitraum nie unter einem früheren Wert.",
  "performance.drawdown.open":
    "Am tiefsten lagst du {percent} unter deinem Höchststand, vom {peak} bis zum {trough}. Er ist noch nicht wieder erreicht; das dauert jetzt schon {time}.",
  "performance.drawdown.over":
    "Am tiefsten lagst du {percent} unter deinem Höchststand, vom {peak} bis zum {trough}. Bis er wieder erreicht war, dauerte es {time}.",

  "performance.trades": "Was deine Trades bringen",
  "performance.early":
    "{closed} von {needed}: Bei so wenigen geschlossenen Trades entscheidet noch das Glück. Beurteile dein Trading ab {needed}.",
  "performance.winRate": "Trefferquote",
  "performance.winRate.none": "Zeigt, wie viele deiner Trades mit Gewinn enden, sobald du einen geschlossen hast.",
  "performance.winRate.text": "Du hast {wins} von {closed} geschlossenen Trades gewonnen.",
  "performance.winRate.payoff":
    "Du hast {wins} von {closed} Trades gewonnen, und ein Gewinn brachte das {payoff}-Fache dessen, was ein Verlust kostete.",
  "performance.expectancy": "Erwartungswert",
  "performance.expectancy.none": "Zeigt, was ein Trade im Schnitt bringt, Gewinne und Verluste zusammen.",
  "performance.expectancy.text": "Ein geschlossener Trade brachte im Schnitt {each}.",
  "performance.expectancy.parts":
    "Ein geschlossener Trade brachte im Schnitt {each}: Ein Gewinn brachte {win}, ein Verlust kostete {loss}.",
  "performance.profitFactor": "Profitfaktor",
  "performance.profitFactor.none": "Zeigt, was deine Gewinne für jeden Dollar bringen, den deine Verluste kosten.",
  "performance.profitFactor.noLoss":
    "Ohne einen Verlusttrade gibt es noch nichts, womit sich deine Gewinne vergleichen lassen.",
  "performance.profitFactor.text": "Für jeden Dollar, den Verlusttrades kosteten, brachten Gewinntrades {factor}.",
  "performance.r": "Mittleres R",
  "performance.r.none": "Zeigt, wie viel ein Trade bringt, gemessen an dem, was du höchstens verlieren wolltest.",
  "performance.r.noStops":
    "Kein geschlossener Trade hatte einen geplanten Stop. Setze einen mit der Order oder schreib ihn ins Tagebuch, dann wird das Ergebnis in R gemessen.",
  "performance.r.text":
    "Ein Trade brachte im Schnitt das {average}-Fache dessen, was du riskiert hattest. Gezählt: {counted, plural, one {# Trade} other {# Trades}} mit Stop; ohne Stop: {uncounted}.",
  "performance.r.lost":
    "Ein Trade verlor im Schnitt das {average}-Fache dessen, was du riskiert hattest. Gezählt: {counted, plural, one {# Trade} other {# Trades}} mit Stop; ohne Stop: {uncounted}.",
  "performance.holding": "Haltedauer",
  "performance.holding.none": "Zeigt, wie lange du an Gewinnern und an Verlierern festhältst.",
  "performance.holding.text": "Du hast einen Trade im Schnitt {time} gehalten.",
  "performance.holding.both": "Gewinner hast du im Schnitt {wins} gehalten, Verlierer {losses}.",
  "performance.holding.late":
    "Gewinner hast du {wins} gehalten, Verlierer aber {losses}: Verlierer blieben länger, eine Gewohnheit, die viele teuer zu stehen kommt.",

  "performance.accountFigures": "Wie sich dein Konto bewegt",
  "performance.fewDays": "Sagt erst ab {needed} Handelstagen etwas; bisher sind es {days}.",
  "performance.swing": "Übliche Tagesbewegung",
  "performance.swing.text":
    "An den meisten Tagen bewegte sich dein Konto um weniger als {swing} nach oben oder unten (Standardabweichung).",
  "performance.ratio.none": "Es gibt nichts, wodurch sich teilen ließe: Dein Konto verlor an keinem dieser Tage.",
  "performance.sharpe": "Sharpe-Ratio",
  "performance.sharpe.text":
    "Deine Rendite war das {ratio}-Fache ihrer eigenen Schwankungen: mittlere Tagesrendite ÷ Standardabweichung × √252, bei einem risikolosen Zins von 0.",
  "performance.sortino": "Sortino-Ratio",
  "performance.sortino.text":
    "Dasselbe nur mit Verlusttagen: {ratio} ist mittlere Tagesrendite ÷ Abwärtsabweichung × √252.",
  "performance.exposure": "Investitionsgrad",
  "performance.exposure.text":
    "In {time} der Zeit hast du etwas gehalten, und im Schnitt waren {equity} deines Geldes angelegt.",
  "performance.costs": "Handelskosten",
  "performance.costs.text":
    "Spread, Slippage und Gebühren von {orders, plural, one {# Order} other {# Orders}} kosteten {total}.",
  "performance.dividends": "Dividenden",
  "performance.dividends.text":
    "Was du gehalten hast, zahlte dir {paid}. Das gehört zu deiner Rendite, nicht zu einzelnen Trades.",

  "performance.trips": "Geschlossene Trades",
  "performance.trips.all": "Alle {count} anzeigen",
  "performance.trip.closed": "Geschlossen: {date}, Haltedauer: {time}",
  "performance.trip.journal": "Im Tagebuch",
  "performance.minutes": "{count, plural, one {# Minute} other {# Minuten}}",
  "performance.hours": "{count, plural, one {# Stunde} other {# Stunden}}",
  "performance.days": "{count, plural, one {# Tag} other {# Tage}}",
};
