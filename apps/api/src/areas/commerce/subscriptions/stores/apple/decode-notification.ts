import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";

/** A notification in Apple's words, which `readNotification` checks. */
export interface AppleNotification {
  readonly id: string;
  readonly type: unknown;
  readonly signedDate: unknown;
  readonly status: unknown;
  readonly transaction: unknown;
  readonly renewal: unknown;
}

const PayloadSchema = z.object({
  notificationUUID: z.string(),
  notificationType: z.unknown(),
  signedDate: z.unknown(),
  data: z
    .object({
      status: z.unknown(),
      signedTransactionInfo: z.string().optional(),
      signedRenewalInfo: z.string().optional(),
    })
    .default({ status: undefined }),
});

/** Of a payload that `AppStore.isGenuine` has verified. @throws AppError `validation_failed` */
export function decodeNotification(signedPayload: string): AppleNotification {
  const { data: payload } = PayloadSchema.safeParse(contentOf(signedPayload));
  if (payload === undefined) throw new AppError("validation_failed");
  const { notificationUUID: id, notificationType: type, signedDate, data } = payload;
  const { status, signedTransactionInfo, signedRenewalInfo } = data;
  const [transaction, renewal] = [signedTransactionInfo, signedRenewalInfo].map((part) => part && contentOf(part));
  return { id, type, signedDate, status, transaction, renewal };
}

/** The content of a JSON Web Signature. */
const contentOf = (signed: string): unknown =>
  JSON.parse(Buffer.from(signed.split(".")[1] ?? "", "base64url").toString("utf8"));
