/** Why an order may be refused, on the practice account and in a replay. */
export const orderRequestErrors = [
  "insufficient_cash",
  "insufficient_quantity",
  "quantity_reserved",
  "price_out_of_range",
  "trail_out_of_range",
  "stop_on_wrong_side",
  "bracket_out_of_order",
  "order_too_small",
  "order_too_large",
  "too_many_open_orders",
] as const;
