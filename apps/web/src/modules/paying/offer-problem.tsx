import { useEffect } from "react";
import { reportProblem } from "#web/shared/api-client/report-problem.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";

/** S8.14: what an error of offers and purchases is called, on the page and in error reporting. */
export type OfferErrorCode =
  | "ERROR_GET_OFFER"
  | "ERROR_OFFER_EMPTY"
  | "ERROR_BUY_UPSELL"
  | "ERROR_UPDATE_SUBSCRIPTION"
  | "ERROR_RESUBSCRIBE";

interface OfferProblemProps {
  code: OfferErrorCode;
  /** Pattern of the route. */
  page: string;
  /** Instead of the sentence of the code, where more is known. */
  text?: string | undefined;
}

/** S5.06, S8.13, S8.14: says in a sentence what went wrong, with the code beside it, and reports the code. */
export function OfferProblem({ code, page, text }: OfferProblemProps) {
  const t = useT();
  useEffect(() => {
    const error = new Error(code);
    error.name = "OfferError";
    reportProblem(error, page);
  }, [code, page]);
  return (
    <Note role="alert" tone="wrong">
      {text ?? t(`paying.problem.${code}`)}
      <Text as="small" size={1} isBlock>
        {t("paying.errorCode", { code })}
      </Text>
    </Note>
  );
}
