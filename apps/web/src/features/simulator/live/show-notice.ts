import { priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { currentLanguage, i18n } from "#web/shared/i18n/i18n.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { MessageValues } from "#web/shared/i18n/use-t.tsx";
import { toast, type ToastVariant } from "#web/shared/ui/toasts/toast.ts";
import { HISTORY_HREF, instrumentHref } from "../hrefs.ts";
import type { Order } from "../api.ts";
import type { Notice } from "./notices.ts";

interface Told {
  readonly text: string;
  readonly variant: ToastVariant;
  readonly href: string;
}

const t = (key: MessageKey, values: MessageValues): string => i18n._(key, values);
const units = (quantity: string) => quantityText(quantity, currentLanguage());

const VARIANTS = {
  filled: "success",
  part: "success",
  cancelled: "info",
  expired: "info",
  short: "warning",
} as const satisfies Partial<Record<Notice["type"], ToastVariant>>;

function tellOrder(type: keyof typeof VARIANTS, order: Order): Told {
  const { side, ticker, filled_quantity, quantity, average_price } = order;
  const isFill = type === "filled" || type === "part";
  const text = t(`notice.${type}.${side}`, {
    ticker,
    quantity: units(isFill ? filled_quantity : quantity),
    whole: units(quantity),
    price: average_price === null ? "" : priceText(average_price),
  });
  return { text, variant: VARIANTS[type], href: instrumentHref(ticker) };
}

function tell(notice: Notice): Told {
  switch (notice.type) {
    case "dividend": {
      const { ticker, amount } = notice.entry;
      const text = t("notice.dividend", { ticker, amount: usdText(amount) });
      return { text, variant: "success", href: instrumentHref(ticker) };
    }
    case "split": {
      const { ticker, ratio, quantity } = notice.entry;
      const text = t("notice.split", { ticker, ratio: ratio ?? "", quantity: units(quantity ?? "0") });
      return { text, variant: "info", href: instrumentHref(ticker) };
    }
    case "many":
      return { text: t("notice.many", { count: notice.count }), variant: "info", href: HISTORY_HREF };
    default:
      return tellOrder(notice.type, notice.order);
  }
}

/** Shows a notice as a toast, with the way to what it tells of. Its texts must be loaded. */
export function showNotice(notice: Notice, navigate: (href: string) => void): void {
  const { text, variant, href } = tell(notice);
  const action = { label: t("notice.open", {}), onClick: () => navigate(href) };
  toast(text, { topic: `account ${notice.key}`, variant, action });
}
