export const messages = {
  "performance.title": "Performance",
  "performance.practice": "Practice market, virtual money",
  "performance.range": "Range",
  "performance.range.1w": "1W",
  "performance.range.1m": "1M",
  "performance.range.3m": "3M",
  "performance.range.1y": "1Y",
  "performance.range.all": "All",
  "performance.account": "Account",
  "performance.account.current": "Account {number}, since {from}",
  "performance.account.ended": "Account {number}, {from} to {until}",

  "performance.emptyTitle": "Nothing traded yet",
  "performance.emptyText":
    "After your first trades you see here whether trading brings more than buying a broad fund and waiting, how deep your account falls on the way, and what a win is worth against a loss.",
  "performance.emptyAction": "Find an instrument",

  "performance.result": "Return in this range",
  "performance.beside.ahead":
    "Your account made {own}, the {fund} made {market}: you are {gap} percentage points ahead of buying it and waiting.",
  "performance.beside.behind":
    "Your account made {own}, the {fund} made {market}: buying it and waiting would have brought {gap} percentage points more.",
  "performance.beside.equal": "Your account and the {fund} both made {own}.",

  "performance.curve": "Your account and the market",
  "performance.chart": "Return over time. Arrow keys go from point to point.",
  "performance.you": "You",
  "performance.point": "{date}: you {own}, {fall} below your peak",
  "performance.pointBeside": "{date}: you {own}, {fund} {market}, you are {fall} below your peak",
  "performance.belowPeak": "Below your peak",
  "performance.asTable": "The curve as a table",
  "performance.column.date": "Date",
  "performance.column.value": "Value",

  "performance.drawdown": "Deepest fall",
  "performance.drawdown.none": "Your account never lay below an earlier value in this range.",
  "performance.drawdown.open":
    "At the worst you were {percent} below your peak, from {peak} to {trough}. After {time} the peak is not reached again yet.",
  "performance.drawdown.over":
    "At the worst you were {percent} below your peak, from {peak} to {trough}. It took {time} until you were back.",

  "performance.trades": "What your trades bring",
  "performance.early":
    "{closed} of {needed}: with so few closed trades, luck still decides these figures. Judge your trading from {needed} on.",
  "performance.winRate": "Trades won",
  "performance.winRate.none": "Says how many of your trades end with a profit, once you have closed one.",
  "performance.winRate.text": "You won {wins} of {closed} closed trades.",
  "performance.winRate.payoff": "You won {wins} of {closed} trades, and a win brought {payoff} times what a loss cost.",
  "performance.expectancy": "Expectancy",
  "performance.expectancy.none": "Says what one of your trades brings on average, wins and losses together.",
  "performance.expectancy.text": "On average, a closed trade came to {each}.",
  "performance.expectancy.parts": "On average, a closed trade came to {each}: a win brought {win}, a loss cost {loss}.",
  "performance.profitFactor": "Profit factor",
  "performance.profitFactor.none": "Says what your wins bring for each dollar that your losses cost.",
  "performance.profitFactor.noLoss": "Without a losing trade there is nothing to compare your wins with yet.",
  "performance.profitFactor.text": "For each dollar that losing trades cost, winning trades brought {factor}.",
  "performance.r": "Result per risk",
  "performance.r.none": "Says how much a trade brings against what you had planned to lose at most.",
  "performance.r.noStops":
    "No closed trade had a planned stop. Set one with the order, or write it in the journal, and the result is measured in R.",
  "performance.r.text":
    "On average a trade brought {average} times what you had put at risk. Counted: {counted, plural, one {# trade} other {# trades}} with a stop; without one: {uncounted}.",
  "performance.r.lost":
    "On average a trade lost {average} times what you had put at risk. Counted: {counted, plural, one {# trade} other {# trades}} with a stop; without one: {uncounted}.",
  "performance.holding": "Time held",
  "performance.holding.none": "Says how long you hold on to winners and to losers.",
  "performance.holding.text": "You held a trade for {time} on average.",
  "performance.holding.both": "You held winners for {wins} and losers for {losses} on average.",
  "performance.holding.late":
    "You held winners for {wins} but losers for {losses}: losers stayed longer, a habit that costs many traders dearly.",

  "performance.accountFigures": "How your account moves",
  "performance.fewDays": "Needs {needed} trading days to say something; so far there are {days}.",
  "performance.swing": "Usual daily move",
  "performance.swing.text": "On most days your account moved by less than {swing} up or down (standard deviation).",
  "performance.ratio.none": "Nothing to divide by: your account did not lose on any of these days.",
  "performance.sharpe": "Sharpe ratio",
  "performance.sharpe.text":
    "Your return was {ratio} times its own ups and downs: mean daily return ÷ standard deviation × √252, over a riskless return of 0.",
  "performance.sortino": "Sortino ratio",
  "performance.sortino.text":
    "The same counting only days that lost: {ratio} is mean daily return ÷ downside deviation × √252.",
  "performance.exposure": "Money at work",
  "performance.exposure.text":
    "You held something {time} of the time, and on average {equity} of your money was invested.",
  "performance.costs": "Cost of trading",
  "performance.costs.text":
    "Spread, slippage and fees of {orders, plural, one {# order} other {# orders}} took {total}.",
  "performance.dividends": "Dividends",
  "performance.dividends.text": "What you held paid you {paid}. It is part of your return, not of single trades.",

  "performance.trips": "Closed trades",
  "performance.trips.all": "Show all {count}",
  "performance.trip.closed": "Closed {date}, held for {time}",
  "performance.trip.journal": "In the journal",
  "performance.minutes": "{count, plural, one {# minute} other {# minutes}}",
  "performance.hours": "{count, plural, one {# hour} other {# hours}}",
  "performance.days": "{count, plural, one {# day} other {# days}}",
};

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    performance: typeof messages;
  }
}
