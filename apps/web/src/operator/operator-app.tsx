import { I18nProvider } from "@lingui/react";
import { pageMatcher } from "@candlewise/domain/pages/match-page";
import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Provider } from "react-redux";
import { reportProblem } from "#web/shared/api-client/report-problem.ts";
import { i18n } from "#web/shared/i18n/i18n.ts";
import { Navigate, useLocation } from "#web/shared/routing/router.tsx";
import { useAppSelector, type AppStore } from "#web/shared/state/store.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { FeedbackScreen } from "./feedback/feedback-screen.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { BrokenScreen, NotFoundScreen, OpeningScreen } from "./message-screens.tsx";

const HOME = "/operator/feedback";

const ReportsScreen = lazyComponent(() => import("./reports/reports-screen.tsx"), "ReportsScreen");
const RevenueScreen = lazyComponent(() => import("./revenue/revenue-screen.tsx"), "RevenueScreen");
const OrdersScreen = lazyComponent(() => import("./revenue/orders-screen.tsx"), "OrdersScreen");

const matchPage = pageMatcher([
  { path: "/operator", screen: <Navigate to={HOME} replace /> },
  { path: HOME, screen: <FeedbackScreen /> },
  { path: "/operator/reports", screen: <ReportsScreen /> },
  { path: "/operator/revenue", screen: <RevenueScreen /> },
  { path: "/operator/orders", screen: <OrdersScreen /> },
]);

/** The ordinary session opens it; the server then decides who is an operator. */
function Current() {
  const { status, isEnding } = useAppSelector((state) => state.session);
  const { pathname, search, hash } = useLocation();
  if (status === "signedOut" && !isEnding)
    return <Navigate to={`/auth/signin?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
  const match = matchPage(pathname);
  return match ? match.page.screen : <NotFoundScreen />;
}

function Screen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={BrokenScreen}
      onError={(error) => reportProblem(error, "/operator/*")}
      resetKeys={[pathname]}
    >
      <Suspense fallback={<OpeningScreen />}>
        <Current />
      </Suspense>
    </ErrorBoundary>
  );
}

interface OperatorAppProps {
  store: AppStore;
  inRouter: (children: ReactNode) => ReactNode;
}

export function OperatorApp({ store, inRouter }: OperatorAppProps) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        {inRouter(<Screen />)}
        <Toasts />
      </I18nProvider>
    </Provider>
  );
}
