import type { paymentsFileContract } from "@candlewise/contracts/payments/schemas";
import { isSettled } from "@candlewise/domain/payments/order-status";
import type { FileHandlers } from "#api/platform/http/files.ts";
import { z } from "zod";
import type { PaymentsDependencies } from "../dependencies.ts";
import { findOrder } from "../orders/order-store.ts";

const Uuid = z.uuid();

export function receiptHandlers(deps: PaymentsDependencies): FileHandlers<typeof paymentsFileContract> {
  const { database, receiptKeys, provider } = deps;
  return {
    async getReceipt({ params: { key } }) {
      const named = receiptKeys.orderOf(key);
      if (named === null || !Uuid.safeParse(named.userId).success) return null;
      const order = await findOrder(database.kysely, named.userId, named.orderId);
      if (order === undefined || !isSettled(order.status)) return null;
      const addressee = await deps.addresseeOf(database.kysely, named.userId);
      // The library is loaded when a receipt is opened, not at every start.
      const { renderReceipt } = await import("./render-receipt.ts");
      return {
        type: "application/pdf",
        body: await renderReceipt({
          order,
          buyer: addressee?.email ?? "",
          language: addressee?.language ?? "en",
          isTest: provider.kind === "sandbox",
        }),
        headers: {
          "cache-control": "no-store",
          "content-disposition": `inline; filename="candlewise-${order.order_id}.pdf"`,
          "x-content-type-options": "nosniff",
        },
      };
    },
  };
}
