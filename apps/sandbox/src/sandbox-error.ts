/** Solidgate's codes of what the sandbox refuses, and declines. */
const MESSAGES = {
  "0.01": "General decline",
  "0.03": "Illegal operation",
  "1.01": "Authentication failed",
  "2.01": "Invalid Data",
  "2.02": "Invalid amount",
  "2.03": "Invalid Currency",
  "2.05": "Order not found",
  "2.06": "Invalid CVV2 code",
  "2.08": "Invalid card number",
  "2.09": "Invalid expiration date",
  "2.14": "Subscription error",
  "3.02": "Insufficient funds",
  "3.08": "Do not honor",
  "3.10": "Suspected fraud",
  "4.02": "Stolen card",
  "5.01": "3D secure verification failed",
  "5.06": "Duplicate order",
  "7.01": "Card token not found",
} as const;
export type Code = keyof typeof MESSAGES;

/** What a call answers when the sandbox refuses. */
export class SandboxError extends Error {
  readonly code: Code;
  /** What exactly is wrong. */
  readonly details: readonly string[];

  constructor(code: Code, details: readonly string[] = []) {
    super(MESSAGES[code]);
    this.code = code;
    this.details = details;
  }
}

export const errorBody = (code: Code, details: readonly string[] = []) => ({
  code,
  messages: details.length === 0 ? [MESSAGES[code]] : details,
});
