import { useState } from "react";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

const EXPANDED = "expanded";

/** Whether a panel that can collapse shows all of its position. A choice is stored in this browser, for every instrument alike. */
export function useIsExpanded(startsExpanded: boolean): readonly [isExpanded: boolean, toggle: () => void] {
  const [isExpanded, setExpanded] = useState(
    () => startsExpanded || store.get(STORAGE_KEYS.positionPanel) === EXPANDED,
  );
  const toggle = () => {
    if (isExpanded) store.remove(STORAGE_KEYS.positionPanel);
    else store.set(STORAGE_KEYS.positionPanel, EXPANDED);
    setExpanded(!isExpanded);
  };
  return [isExpanded, toggle];
}
