import { refusal, type ErrorKinds } from "../error-kind.ts";

export const simulatorErrors = {
  market_closed: refusal(409, "The market is closed now. Place a limit order, or come back."),
  insufficient_cash: refusal(409, "Not enough buying power for this order."),
  insufficient_quantity: refusal(409, "Not enough shares available to sell."),
  quantity_reserved: refusal(409, "Open sell orders reserve these shares. Cancel them, or close the position."),
  nothing_to_close: refusal(409, "There is no open position in this instrument, or all of it is being sold."),
  price_out_of_range: refusal(400, "This price is too far from the market."),
  trail_out_of_range: refusal(400, "The trail amount must be more than zero and at most half the price."),
  stop_on_wrong_side: refusal(400, "The stop is on the wrong side of the market price."),
  bracket_out_of_order: refusal(400, "The stop must be below the entry and the target above it."),
  order_too_small: refusal(400, "This order is worth less than one cent."),
  order_too_large: refusal(400, "This order exceeds the simulator’s maximum size."),
  order_not_open: refusal(409, "This order is no longer open."),
  order_id_reused: refusal(409, "This client order id has already been used for a different order."),
  too_many_orders: refusal(409, "This account has had 20,000 orders. Reset it to go on."),
  too_many_lots: refusal(409, "You hold 2,000 purchases. Sell some before you buy more."),
  too_many_resets: refusal(429, "An account can be reset ten times in 24 hours."),
  too_many_open_orders: refusal(409, "Cancel an open order first."),
} as const satisfies ErrorKinds;
