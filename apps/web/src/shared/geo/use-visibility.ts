import { shallowEqual } from "react-redux";
import { useAppSelector } from "#web/shared/state/store.ts";

export interface Visibility {
  /** No instrument, path, lesson or word about crypto is to be shown. */
  readonly hidesCrypto: boolean;
  /** No route, call or mention of the simulator and its market. */
  readonly hidesSimulator: boolean;
}

/**
 * S6.10: what may not be shown where the visitor is. The page itself says it before the first call (`data-hides`, set by the server), the
 * geo answer after it; where the two disagree, both are heeded, since the server would refuse the calls anyway.
 */
export function visibilityOf(groups: readonly string[]): Visibility {
  const page = globalThis.document?.documentElement.dataset["hides"] ?? "";
  return {
    hidesCrypto: groups.includes("hide_crypto") || page.includes("crypto"),
    hidesSimulator: groups.includes("hide_simulator") || page.includes("simulator"),
  };
}

export function useVisibility(): Visibility {
  return useAppSelector((state) => visibilityOf(state.geo.groups), shallowEqual);
}
