import type { ErrorKinds } from "../error-kind.ts";

export const simulatorErrors = {
  market_closed: {
    status: 409,
    reportable: false,
    message: "The market is closed now. Place a limit order, or come back.",
  },
  insufficient_cash: { status: 409, reportable: false, message: "Not enough buying power for this order." },
  insufficient_quantity: { status: 409, reportable: false, message: "Not enough shares available to sell." },
  price_out_of_range: { status: 400, reportable: false, message: "This price is too far from the market." },
  stop_on_wrong_side: { status: 400, reportable: false, message: "The stop is on the wrong side of the market price." },
  bracket_out_of_order: {
    status: 400,
    reportable: false,
    message: "The stop must be below the entry and the target above it.",
  },
  order_too_small: { status: 400, reportable: false, message: "This order is worth less than one cent." },
  order_too_large: { status: 400, reportable: false, message: "This order exceeds the simulator’s maximum size." },
  order_not_open: { status: 409, reportable: false, message: "This order is no longer open." },
  order_id_reused: {
    status: 409,
    reportable: false,
    message: "This client order id has already been used for a different order.",
  },
  too_many_orders: {
    status: 409,
    reportable: false,
    message: "This account has had 20,000 orders. Reset it to go on.",
  },
  too_many_lots: {
    status: 409,
    reportable: false,
    message: "You hold 2,000 purchases. Sell some before you buy more.",
  },
  too_many_resets: { status: 429, reportable: false, message: "An account can be reset ten times in 24 hours." },
  too_many_open_orders: { status: 409, reportable: false, message: "Cancel an open order first." },
} as const satisfies ErrorKinds;
