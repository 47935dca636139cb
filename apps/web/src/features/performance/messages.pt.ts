import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  "performance.title": "Desempenho",
  "performance.practice": "Mercado de treino, dinheiro virtual",
  "performance.range": "Período",
  "performance.range.1w": "1 S",
  "performance.range.1m": "1 M",
  "performance.range.3m": "3 M",
  "performance.range.1y": "1 A",
  "performance.range.all": "Tudo",
  "performance.account": "Conta",
  "performance.account.current": "Conta {number}, desde {from}",
  "performance.account.ended": "Conta {number}, de {from} a {until}",

  "performance.emptyTitle": "Nenhuma operação ainda",
  "performance.emptyText":
    "Depois das primeiras operações, você vê aqui se operar rende mais do que comprar um fundo amplo e esperar, quanto a sua conta cai no caminho e quanto vale um ganho diante de uma perda.",
  "performance.emptyAction": "Encontrar um ativo",

  "performance.result": "Retorno no período",
  "performance.beside.ahead":
    "Sua conta rendeu {own} e o {fund}, {market}: você está {gap} pontos percentuais à frente de comprá-lo e esperar.",
  "performance.beside.behind":
    "Sua conta rendeu {own} e o {fund}, {market}: comprá-lo e esperar teria rendido {gap} pontos percentuais a mais.",
  "performance.beside.equal": "Sua conta e o {fund} renderam o mesmo: {own}.",

  "performance.curve": "Sua conta e o mercado",
  "performance.chart": "Retorno ao longo do tempo. As setas vão de ponto em ponto.",
  "performance.you": "Você",
  "performance.point": "{date}: você {own}, {fall} abaixo do seu topo",
  "performance.pointBeside": "{date}: você {own}, {fund} {market}, você está {fall} abaixo do seu topo",
  "performance.belowPeak": "Abaixo do seu topo",
  "performance.asTable": "A curva em tabela",
  "performance.column.date": "Data",
  "performance.column.value": "Valor",

  "performance.drawdown": "Maior queda",
  "performance.drawdown.none": "Neste período a sua conta nunca ficou abaixo de um valor anterior.",
  "performance.drawdown.open":
    "No pior momento você estava {percent} abaixo do seu topo, de {peak} a {trough}. Depois de {time}, ele ainda não foi recuperado.",
  "performance.drawdown.over":
    "No pior momento você estava {percent} abaixo do seu topo, de {peak} a {trough}. Levou {time} para voltar.",

  "performance.trades": "O que as suas operações rendem",
  "performance.early":
    "{closed} de {needed}: com tão poucas operações encerradas, a sorte ainda decide estes números. Avalie a sua forma de operar a partir de {needed}.",
  "performance.winRate": "Taxa de acerto",
  "performance.winRate.none": "Mostra quantas das suas operações terminam com lucro, assim que você encerrar uma.",
  "performance.winRate.text": "Você ganhou em {wins} de {closed} operações encerradas.",
  "performance.winRate.payoff":
    "Você ganhou em {wins} de {closed} operações, e um ganho rendeu {payoff} vezes o que custou uma perda.",
  "performance.expectancy": "Expectativa matemática",
  "performance.expectancy.none": "Mostra o que uma operação rende em média, somando ganhos e perdas.",
  "performance.expectancy.text": "Em média, uma operação encerrada deu {each}.",
  "performance.expectancy.parts":
    "Em média, uma operação encerrada deu {each}: um ganho rendeu {win}, uma perda custou {loss}.",
  "performance.profitFactor": "Fator de lucro",
  "performance.profitFactor.none": "Mostra o que os ganhos rendem para cada dólar que as perdas custam.",
  "performance.profitFactor.noLoss": "Sem uma operação perdedora, ainda não há com o que comparar os seus ganhos.",
  "performance.profitFactor.text":
    "Para cada dólar que as operações perdedoras custaram, as vencedoras renderam {factor}.",
  "performance.r": "R médio",
  "performance.r.none": "Mostra quanto uma operação rende diante do máximo que você planejava perder.",
  "performance.r.noStops":
    "Nenhuma operação encerrada tinha um stop planejado. Coloque um junto com a ordem ou escreva-o no diário, e o resultado é medido em R.",
  "performance.r.text":
    "Em média, uma operação rendeu {average} vezes o que você arriscou. Contam {counted, plural, one {# operação} other {# operações}} com stop; sem stop: {uncounted}.",
  "performance.r.lost":
    "Em média, uma operação perdeu {average} vezes o que você arriscou. Contam {counted, plural, one {# operação} other {# operações}} com stop; sem stop: {uncounted}.",
  "performance.holding": "Tempo em carteira",
  "performance.holding.none": "Mostra por quanto tempo você mantém as vencedoras e as perdedoras.",
  "performance.holding.text": "Em média, você manteve cada operação por {time}.",
  "performance.holding.both": "Em média, você manteve as vencedoras por {wins} e as perdedoras por {losses}.",
  "performance.holding.late":
    "Você manteve as vencedoras por {wins}, mas as perdedoras por {losses}: as perdedoras ficaram mais tempo, um hábito que custa caro a muita gente.",

  "performance.accountFigures": "Como a sua conta se move",
  "performance.fewDays": "São necessários {needed} dias de pregão para dizer algo; até agora são {days}.",
  "performance.swing": "Movimento diário habitual",
  "performance.swing.text":
    "Na maioria dos dias a sua conta se moveu menos de {swing} para cima ou para baixo (desvio-padrão).",
  "performance.ratio.none": "Não há por quanto dividir: a sua conta não perdeu em nenhum desses dias.",
  "performance.sharpe": "Índice de Sharpe",
  "performance.sharpe.text":
    "Seu retorno foi {ratio} vezes as próprias oscilações: retorno diário médio ÷ desvio-padrão × √252, com taxa livre de risco de 0.",
  "performance.sortino": "Índice de Sortino",
  "performance.sortino.text":
    "O mesmo contando só os dias de perda: {ratio} é o retorno diário médio ÷ desvio negativo × √252.",
  "performance.exposure": "Exposição",
  "performance.exposure.text":
    "Você teve algo em carteira em {time} do tempo, e em média {equity} do seu dinheiro estava investido.",
  "performance.costs": "Custo de operar",
  "performance.costs.text":
    "Spread, slippage e corretagem de {orders, plural, one {# ordem} other {# ordens}} custaram {total}.",
  "performance.dividends": "Dividendos",
  "performance.dividends.text":
    "O que você tinha em carteira pagou {paid}. Faz parte do seu retorno, não de cada operação.",

  "performance.trips": "Operações encerradas",
  "performance.trips.all": "Mostrar todas ({count})",
  "performance.trip.closed": "Encerrada em {date}, duração: {time}",
  "performance.trip.journal": "No diário",
  "performance.minutes": "{count, plural, one {# minuto} other {# minutos}}",
  "performance.hours": "{count, plural, one {# hora} other {# horas}}",
  "performance.days": "{count, plural, one {# dia} other {# dias}}",
};
