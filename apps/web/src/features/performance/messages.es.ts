import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  "performance.title": "Rendimiento",
  "performance.practice": "Mercado de práctica, dinero virtual",
  "performance.range": "Periodo",
  "performance.range.1w": "1 S",
  "performance.range.1m": "1 M",
  "performance.range.3m": "3 M",
  "performance.range.1y": "1 A",
  "performance.range.all": "Todo",
  "performance.account": "Cuenta",
  "performance.account.current": "Cuenta {number}, desde el {from}",
  "performance.account.ended": "Cuenta {number}, del {from} al {until}",

  "performance.emptyTitle": "Aún no hay operaciones",
  "performance.emptyText":
    "Tras tus primeras operaciones verás aquí si operar rinde más que comprar un fondo amplio y esperar, cuánto cae tu cuenta por el camino y cuánto vale una ganancia frente a una pérdida.",
  "performance.emptyAction": "Buscar un activo",

  "performance.result": "Rentabilidad del periodo",
  "performance.beside.ahead":
    "Tu cuenta rindió {own} y el {fund}, {market}: vas {gap} puntos porcentuales por delante de comprarlo y esperar.",
  "performance.beside.behind":
    "Tu cuenta rindió {own} y el {fund}, {market}: comprarlo y esperar habría rendido {gap} puntos porcentuales más.",
  "performance.beside.equal": "Tu cuenta y el {fund} rindieron lo mismo: {own}.",

  "performance.curve": "Tu cuenta y el mercado",
  "performance.chart": "Rentabilidad a lo largo del tiempo. Las flechas llevan de punto a punto.",
  "performance.you": "Tú",
  "performance.point": "{date}: tú {own}, {fall} por debajo de tu máximo",
  "performance.pointBeside": "{date}: tú {own}, {fund} {market}, estás {fall} por debajo de tu máximo",
  "performance.belowPeak": "Caída desde el máximo",
  "performance.asTable": "La curva como tabla",
  "performance.column.date": "Fecha",
  "performance.column.value": "Valor",

  "performance.drawdown": "Mayor caída",
  "performance.drawdown.none": "En este periodo tu cuenta nunca estuvo por debajo de un valor anterior.",
  "performance.drawdown.open":
    "En el peor momento estabas {percent} por debajo de tu máximo, del {peak} al {trough}. Pasado este tiempo ({time}), aún no lo has recuperado.",
  "performance.drawdown.over":
    "En el peor momento estabas {percent} por debajo de tu máximo, del {peak} al {trough}. Tiempo hasta volver: {time}.",

  "performance.trades": "Lo que dan tus operaciones",
  "performance.early":
    "{closed} de {needed}: con tan pocas operaciones cerradas, la suerte aún decide estas cifras. Juzga tu forma de operar a partir de {needed}.",
  "performance.winRate": "Tasa de aciertos",
  "performance.winRate.none": "Muestra cuántas de tus operaciones terminan con ganancia, en cuanto cierres una.",
  "performance.winRate.text": "Ganaste en {wins} de {closed} operaciones cerradas.",
  "performance.winRate.payoff":
    "Ganaste en {wins} de {closed} operaciones, y una ganancia dio {payoff} veces lo que costó una pérdida.",
  "performance.expectancy": "Esperanza matemática",
  "performance.expectancy.none": "Muestra lo que da en promedio una operación, con ganancias y pérdidas juntas.",
  "performance.expectancy.text": "En promedio, una operación cerrada dio {each}.",
  "performance.expectancy.parts":
    "En promedio, una operación cerrada dio {each}: una ganancia dio {win} y una pérdida costó {loss}.",
  "performance.profitFactor": "Factor de beneficio",
  "performance.profitFactor.none": "Muestra cuánto dan tus ganancias por cada dólar que cuestan tus pérdidas.",
  "performance.profitFactor.noLoss": "Sin ninguna operación perdedora aún no hay con qué comparar tus ganancias.",
  "performance.profitFactor.text":
    "Por cada dólar que costaron las operaciones perdedoras, las ganadoras dieron {factor}.",
  "performance.r": "R medio",
  "performance.r.none": "Muestra cuánto da una operación frente a lo que habías previsto perder como máximo.",
  "performance.r.noStops":
    "Ninguna operación cerrada tenía un stop previsto. Ponlo con la orden o escríbelo en el diario, y el resultado se medirá en R.",
  "performance.r.text":
    "En promedio, una operación dio {average} veces lo que habías arriesgado. Cuentan {counted, plural, one {# operación} other {# operaciones}} con stop; sin stop: {uncounted}.",
  "performance.r.lost":
    "En promedio, una operación perdió {average} veces lo que habías arriesgado. Cuentan {counted, plural, one {# operación} other {# operaciones}} con stop; sin stop: {uncounted}.",
  "performance.holding": "Tiempo en cartera",
  "performance.holding.none": "Muestra cuánto tiempo mantienes las ganadoras y las perdedoras.",
  "performance.holding.text": "En promedio mantuviste cada operación {time}.",
  "performance.holding.both": "En promedio mantuviste las ganadoras {wins} y las perdedoras {losses}.",
  "performance.holding.late":
    "Mantuviste las ganadoras {wins}, pero las perdedoras {losses}: las perdedoras duraron más, una costumbre que sale cara a muchos.",

  "performance.accountFigures": "Cómo se mueve tu cuenta",
  "performance.fewDays": "Hacen falta {needed} días de bolsa para decir algo; por ahora hay {days}.",
  "performance.swing": "Movimiento diario habitual",
  "performance.swing.text":
    "La mayoría de los días tu cuenta se movió menos de {swing} hacia arriba o hacia abajo (desviación estándar).",
  "performance.ratio.none": "No hay entre qué dividir: tu cuenta no perdió ninguno de estos días.",
  "performance.sharpe": "Ratio de Sharpe",
  "performance.sharpe.text":
    "Tu rentabilidad fue {ratio} veces sus propios vaivenes: rentabilidad diaria media ÷ desviación estándar × √252, con una tasa libre de riesgo de 0.",
  "performance.sortino": "Ratio de Sortino",
  "performance.sortino.text":
    "Lo mismo contando solo los días con pérdida: {ratio} es la rentabilidad diaria media ÷ desviación a la baja × √252.",
  "performance.exposure": "Exposición",
  "performance.exposure.text":
    "Tuviste algo en cartera el {time} del tiempo, y en promedio estuvo invertido el {equity} de tu dinero.",
  "performance.costs": "Costo de operar",
  "performance.costs.text":
    "El spread, el deslizamiento y las comisiones de {orders, plural, one {# orden} other {# órdenes}} costaron {total}.",
  "performance.dividends": "Dividendos",
  "performance.dividends.text": "Lo que tenías te pagó {paid}. Forma parte de tu rentabilidad, no de cada operación.",

  "performance.trips": "Operaciones cerradas",
  "performance.trips.all": "Mostrar las {count}",
  "performance.trip.closed": "Cerrada el {date}, duración: {time}",
  "performance.trip.journal": "En el diario",
  "performance.minutes": "{count, plural, one {# minuto} other {# minutos}}",
  "performance.hours": "{count, plural, one {# hora} other {# horas}}",
  "performance.days": "{count, plural, one {# día} other {# días}}",
};
