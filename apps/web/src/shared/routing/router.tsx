import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";
import {
  createMemoryHistory,
  hrefOf,
  type AppHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type To,
} from "./history.ts";

interface Routing {
  readonly history: AppHistory;
  readonly location: Location;
  readonly type: NavigationType;
}

const RoutingContext = createContext<Routing | null>(null);

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error("There is no <Router> around this component.");
  return routing;
}

/** Shows the current location to everything inside. A change is a transition: what is there stays until the next screen can be rendered. */
export function Router({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [current, setCurrent] = useState<Omit<Routing, "history">>(() => ({
    location: history.location(),
    type: "POP",
  }));
  useLayoutEffect(
    () => history.listen((type) => startTransition(() => setCurrent({ location: history.location(), type }))),
    [history],
  );
  const routing = useMemo(() => ({ history, ...current }), [history, current]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

/** Of tests and of prerendering. */
export function MemoryRouter({ entries, children }: { entries: readonly string[]; children: ReactNode }) {
  const [history] = useState(() => createMemoryHistory(entries));
  return <Router history={history}>{children}</Router>;
}

export const useLocation = (): Location => useRouting().location;
/** How the current location was reached: `POP` by the browser's buttons, or as the first. */
export const useNavigationType = (): NavigationType => useRouting().type;

export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void;

/** Opens an address, or goes as many entries back or forward. The function stays the same. */
export function useNavigate(): NavigateFunction {
  const { history } = useRouting();
  return useCallback(
    (to, options = {}) => {
      if (typeof to === "number") history.go(to);
      else history.navigate(hrefOf(to, history.location().pathname), options);
    },
    [history],
  );
}

type SearchInit = ConstructorParameters<typeof URLSearchParams>[0];

/** The search part of the address, and how to change it. */
export function useSearchParams(): [URLSearchParams, (next: SearchInit, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: SearchInit, options?: NavigateOptions) =>
      navigate({ search: new URLSearchParams(next).toString() }, options),
    [navigate],
  );
  return [params, set];
}

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  replace?: boolean;
  state?: unknown;
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link inside the app. Opened in another tab or window it is the browser's. */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const { history, location } = useRouting();
  const href = hrefOf(to, location.pathname);
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (anchor.target && anchor.target !== "_self")) return;
    event.preventDefault();
    // Going where one is adds no entry.
    const { pathname, search, hash } = history.location();
    history.navigate(href, { replace: replace ?? href === pathname + search + hash, state });
  };
  return (
    <a {...anchor} href={href} onClick={onPlainClick}>
      {children}
    </a>
  );
}

/** Goes on to another address as soon as it is rendered. */
export function Navigate({ to, replace, state }: { to: To } & NavigateOptions) {
  const { history, location } = useRouting();
  const href = hrefOf(to, location.pathname);
  useEffect(() => {
    history.navigate(href, { replace, state });
    // Once for each address: the state of an element is a new object each time.
    // eslint-disable-next-line react/exhaustive-deps
  }, [history, href]);
  return null;
}
