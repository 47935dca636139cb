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

  "performance.emptyTitle": "No trades yet",
  "performance.emptyText":
    "After your first trades, see whether trading beats buying a broad fund and waiting, how far your account falls along the way, and how a win compares with a loss.",
  "performance.emptyAction": "Find an instrument",

  "performance.result": "Return for this range",
  "performance.beside.ahead":
    "Your account returned {own}, the {fund} {market}: you’re {gap} percentage points ahead of buying it and waiting.",
  "performance.beside.behind":
    "Your account returned {own}, the {fund} {market}: buying it and waiting would have returned {gap} percentage points more.",
  "performance.beside.equal": "Your account and the {fund} both returned {own}.",

  "performance.curve": "Your account vs. the market",
  "performance.chart": "Return over time. Arrow keys move from point to point.",
  "performance.you": "You",
  "performance.point": "{date}: you {own}, drawdown {fall}",
  "performance.pointBeside": "{date}: you {own}, {fund} {market}, drawdown {fall}",
  "performance.belowPeak": "Drawdown",
  "performance.asTable": "Curve as a table",
  "performance.column.date": "Date",
  "performance.column.value": "Value",

  "performance.drawdown": "Max drawdown",
  "performance.drawdown.none": "Your account never fell below an earlier value in this range.",
  "performance.drawdown.open":
    "At worst, you were {percent} below your peak, from {peak} to {trough}. After {time}, you haven’t reached that peak again.",
  "performance.drawdown.over":
    "At worst, you were {percent} below your peak, from {peak} to {trough}. It took {time} to recover.",

  "performance.trades": "How your trades did",
  "performance.early":
    "{closed} of {needed}: with so few closed trades, luck still decides these numbers. Judge your trading once you have {needed}.",
  "performance.winRate": "Win rate",
  "performance.winRate.none": "Shows how many of your trades make money, once you’ve closed one.",
  "performance.winRate.text": "You won {wins} of {closed} closed trades.",
  "performance.winRate.payoff":
    "You won {wins} of {closed} trades, and the average win was {payoff} times the average loss.",
  "performance.expectancy": "Expectancy",
  "performance.expectancy.none": "Shows what a trade makes on average, wins and losses together.",
  "performance.expectancy.text": "On average, a closed trade came to {each}.",
  "performance.expectancy.parts": "On average, a closed trade came to {each}: a win made {win}, a loss cost {loss}.",
  "performance.profitFactor": "Profit factor",
  "performance.profitFactor.none": "Shows what your wins make for each dollar your losses cost.",
  "performance.profitFactor.noLoss": "No losing trades yet, so there’s nothing to compare your wins with.",
  "performance.profitFactor.text": "For each dollar your losing trades cost, your winning trades made {factor}.",
  "performance.r": "Average R",
  "performance.r.none": "Shows how much a trade makes compared with the most you planned to lose.",
  "performance.r.noStops":
    "No closed trade had a planned stop loss. Set one with the order, or add it in the journal, and your results are measured in R.",
  "performance.r.text":
    "On average, a trade made {average} times what you had put at risk. Based on {counted, plural, one {# trade} other {# trades}} with a stop loss; without one: {uncounted}.",
  "performance.r.lost":
    "On average, a trade lost {average} times what you had put at risk. Based on {counted, plural, one {# trade} other {# trades}} with a stop loss; without one: {uncounted}.",
  "performance.holding": "Holding time",
  "performance.holding.none": "Shows how long you hold winners and losers.",
  "performance.holding.text": "You held a trade for {time} on average.",
  "performance.holding.both": "On average, you held winners for {wins} and losers for {losses}.",
  "performance.holding.late":
    "You held winners for {wins} but losers for {losses}. Hanging on to losers costs many traders dearly.",

  "performance.accountFigures": "How your account moves",
  "performance.fewDays": "Needs {needed} trading days; so far, you have {days}.",
  "performance.swing": "Typical daily move",
  "performance.swing.text": "On most days your account moved by less than {swing} up or down (standard deviation).",
  "performance.ratio.none": "Nothing to divide by: your account didn’t lose on any of these days.",
  "performance.sharpe": "Sharpe ratio",
  "performance.sharpe.text":
    "Your return was {ratio} times its own ups and downs: mean daily return ÷ standard deviation × √252, with a risk-free rate of 0.",
  "performance.sortino": "Sortino ratio",
  "performance.sortino.text":
    "Like the Sharpe ratio, but only losing days count: {ratio} is mean daily return ÷ downside deviation × √252.",
  "performance.exposure": "Exposure",
  "performance.exposure.text":
    "You held a position {time} of the time. On average, {equity} of your money was invested.",
  "performance.costs": "Trading costs",
  "performance.costs.text":
    "Spread, slippage, and fees on {orders, plural, one {# order} other {# orders}} cost you {total}.",
  "performance.dividends": "Dividends",
  "performance.dividends.text":
    "Your holdings paid you {paid}. It counts toward your return, not toward single trades.",

  "performance.trips": "Closed trades",
  "performance.trips.all": "Show all {count}",
  "performance.trip.closed": "Closed {date}, held {time}",
  "performance.trip.journal": "Open in journal",
  "performance.minutes": "{count, plural, one {# minute} other {# minutes}}",
  "performance.hours": "{count, plural, one {# hour} other {# hours}}",
  "performance.days": "{count, plural, one {# day} other {# days}}",
};

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    performance: typeof messages;
  }
}
