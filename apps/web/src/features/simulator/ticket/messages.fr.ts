import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "ticket.title": "Ordre\u00a0: {name}",
  "ticket.side": "Acheter ou vendre",
  "ticket.bid": "Demande",
  "ticket.ask": "Offre",
  "ticket.type": "Type d’ordre",
  "ticket.what.buy.market": "Achète maintenant, au cours de la seconde suivante.",
  "ticket.what.buy.limit": "Achète à votre cours ou moins cher, dès que le marché y est.",
  "ticket.what.buy.stop": "Achète quand le cours est monté jusqu’à votre stop, pour un mouvement déjà lancé.",
  "ticket.what.buy.stop_limit": "Attend votre stop, puis achète, mais jamais au-dessus de votre limite.",
  "ticket.what.buy.trailing_stop":
    "Un stop qui suit le cours à la baisse et achète quand il remonte de votre distance.",
  "ticket.what.buy.bracket":
    "Achète, puis place un stop loss et un take profit. Quand l’un est exécuté, l’autre est annulé.",
  "ticket.what.sell.market": "Vend maintenant, au cours de la seconde suivante.",
  "ticket.what.sell.limit": "Vend à votre cours ou plus cher, dès que le marché y est.",
  "ticket.what.sell.stop": "Vend quand le cours est descendu jusqu’à votre stop, pour limiter une perte.",
  "ticket.what.sell.stop_limit": "Attend votre stop, puis vend, mais jamais en dessous de votre limite.",
  "ticket.what.sell.trailing_stop": "Un stop qui suit le cours à la hausse et vend quand il recule de votre distance.",
  "ticket.risk.market":
    "Ce qui peut mal tourner\u00a0: dans un marché rapide, le cours obtenu est moins bon que celui affiché.",
  "ticket.risk.limit":
    "Ce qui peut mal tourner\u00a0: le cours se retourne juste avant votre limite, et rien ne se passe.",
  "ticket.risk.stop":
    "Ce qui peut mal tourner\u00a0: après un saut, par exemple dans la nuit, vous obtenez le cours d’après, pas votre stop.",
  "ticket.risk.stop_limit":
    "Ce qui peut mal tourner\u00a0: le cours saute votre limite, et vous restez sans protection.",
  "ticket.risk.trailing_stop":
    "Ce qui peut mal tourner\u00a0: une petite oscillation vous fait sortir juste avant la suite du mouvement.",
  "ticket.risk.bracket": "Ce qui peut mal tourner\u00a0: un saut au-delà de votre stop coûte plus que prévu.",
  "ticket.amount.quantity": "Quantité",
  "ticket.amount.dollars": "Montant, USD",
  "ticket.amount.unit": "Quantité ou montant",
  "ticket.amount.inUnits": "Unités",
  "ticket.amount.inDollars": "Dollars",
  "ticket.amount.units": "{quantity} unités",
  "ticket.amount.cash": "Pouvoir d’achat\u00a0: {amount}",
  "ticket.amount.held": "Disponible à la vente\u00a0: {quantity}",
  "ticket.amount.all": "Max.",
  "ticket.price.limit": "Cours limite, USD",
  "ticket.price.stop": "Cours stop, USD",
  "ticket.price.target": "Take profit, USD",
  "ticket.price.ask": "Offre actuelle\u00a0: {price}",
  "ticket.price.bid": "Demande actuelle\u00a0: {price}",
  "ticket.trail": "Distance du stop",
  "ticket.trailHint": "À partir du meilleur cours que le marché atteindra désormais.",
  "ticket.trailUnit": "Pourcentage ou dollars",
  "ticket.bracket.atLimit": "Entrer à cours limité, pas au marché",
  "ticket.bracket.limit": "Limite d’entrée, USD",
  "ticket.bracket.stop": "Stop loss, USD",
  "ticket.bracket.target": "Take profit, USD",
  "ticket.tif": "Validité",
  "ticket.tifNote.day": "Prend fin avec la séance du jour, ou avec la prochaine si le marché est fermé.",
  "ticket.tifNote.gtc": "Attend d’être exécuté ou annulé, 90 jours au plus.",
  "ticket.problem.empty": "Remplissez ce champ.",
  "ticket.problem.invalid": "Saisissez un nombre supérieur à 0.",
  "ticket.problem.zero": "Le nombre doit être supérieur à 0.",
  "ticket.problem.decimals": "Il y a trop de décimales.",
  "ticket.problem.tooLarge": "Ce nombre est trop grand.",

  "ticket.closed.night": "Le marché est fermé pour la nuit",
  "ticket.closed.weekend": "Le marché est fermé pour le week-end",
  "ticket.closed.holiday": "Le marché est fermé pour un jour férié",
  "ticket.closed.opens": "Ouverture\u00a0: {time}.",
  "ticket.closed.text":
    "Un ordre au marché a besoin d’un marché ouvert. Un ordre à cours limité, stop ou suiveur peut être passé dès maintenant et attend l’ouverture. Le cours d’ouverture peut être loin du dernier.",
  "ticket.opening.buy":
    "Pour acheter à l’ouverture, placez la limite un peu au-dessus du dernier cours\u00a0: vous payez le cours d’ouverture, et jamais plus que votre limite.",
  "ticket.opening.sell":
    "Pour vendre à l’ouverture, placez la limite un peu en dessous du dernier cours\u00a0: vous recevez le cours d’ouverture, et jamais moins que votre limite.",
  "ticket.opening.setBuy": "Limite {percent}\u00a0% au-dessus",
  "ticket.opening.setSell": "Limite {percent}\u00a0% en dessous",

  "ticket.size.title": "Combien acheter\u00a0?",
  "ticket.size.text":
    "Indiquez ce que vous acceptez de perdre si le cours tombe à votre stop. Nous calculons la quantité.",
  "ticket.size.percent": "Risque, en\u00a0% du compte",
  "ticket.size.stop": "Stop prévu, USD",
  "ticket.size.result": "{quantity} unités. Si le stop est atteint, vous perdez environ {loss}.",
  "ticket.size.capped":
    "{quantity} unités, autant que vos liquidités le permettent. Si le stop est atteint, vous perdez environ {loss}.",
  "ticket.size.stopAbove": "Le stop doit être en dessous du cours auquel vous achetez.",
  "ticket.size.use": "Prendre cette quantité",

  "ticket.cost.title": "Coût estimé",
  "ticket.cost.none": "Le coût de cet ordre ne peut pas être estimé.",
  "ticket.cost.reserved": "Pouvoir d’achat nécessaire",
  "ticket.cost.reservedNote":
    "Plus que le coût prévu, au cas où le cours bougerait. Ce qui n’est pas utilisé vous revient.",
  "ticket.cost.after": "Liquidités après l’opération",
  "ticket.cost.partial": "Le marché en prend environ {quantity} d’un coup\u00a0; le reste suit minute par minute.",
  "ticket.cost.paid": "Coût réel",

  "ticket.offline":
    "Vous êtes hors ligne. Les ordres ne sont jamais gardés pour plus tard\u00a0: vous devez voir le cours auquel vous tradez.",
  "ticket.review": "Vérifier l’ordre",
  "ticket.review.title": "Vérifier l’ordre",
  "ticket.review.order": "Ordre",
  "ticket.review.risk": "Perte max. (est.)",
  "ticket.review.riskNote": "Davantage si le cours le saute.",
  "ticket.review.aim": "Gain max. (est.)",
  "ticket.review.ratio": "Rapport gain/risque",
  "ticket.send.buy": "Passer l’ordre d’achat",
  "ticket.send.sell": "Passer l’ordre de vente",
  "ticket.edit": "Modifier l’ordre",

  "ticket.result.filled": "Exécuté",
  "ticket.result.partial": "Exécuté en partie",
  "ticket.result.waiting": "Ordre passé",
  "ticket.result.ended": "L’ordre est terminé",
  "ticket.result.bought": "Vous avez acheté {quantity} {ticker} à {price}.",
  "ticket.result.sold": "Vous avez vendu {quantity} {ticker} à {price}.",
  "ticket.result.partialText":
    "Pour l’instant {quantity} sur {whole} {ticker} à {price}\u00a0; le reste est en attente.",
  "ticket.result.nextSecond": "Il est exécuté au cours de la seconde suivante.",
  "ticket.result.waitingText":
    "Il est exécuté dès que le marché atteint votre cours, même quand l’application est fermée.",
  "ticket.result.until": "Il est valable jusqu’au {time}.",
  "ticket.result.legs": "Votre stop loss et votre take profit sont actifs.",
  "ticket.result.undo": "Annuler l’ordre",
  "ticket.result.done": "Terminé",
  "ticket.result.again": "Nouvel ordre",
  "ticket.result.portfolio": "Voir le portefeuille",

  "ticket.unknown.title": "Nous ne savons pas si votre ordre est arrivé",
  "ticket.unknown.text":
    "La connexion a été coupée pendant l’envoi. Renvoyer l’ordre est sans risque\u00a0: un même ordre n’est jamais passé deux fois.",
  "ticket.unknown.again": "Renvoyer le même ordre",
  "ticket.unknown.look": "Voir mes ordres",
} as const satisfies Translation<typeof english>;
