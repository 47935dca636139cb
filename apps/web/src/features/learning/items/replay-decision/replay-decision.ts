import { itemType } from "../item-type.tsx";
import { lazyView } from "../lazy-view.tsx";

export const replayDecision = itemType("replay_decision", {
  empty: () => ({ type: "replay_decision", actions: [] }),
  parts: ({ decisions }, { actions }) => {
    const isKnown = actions.every((action, index) => decisions[index]?.actions.includes(action));
    return { done: isKnown ? actions.length : 0, wanted: decisions.length };
  },
  toAnswer: ({ actions }) => ({ type: "replay_decision", actions }),
  fromAnswer: (answer) => answer,
  // The chart goes back to the first decision that was against the rule.
  retry: ({ actions }, { parts }) => {
    const wrong = parts.findIndex((part) => !part.is_correct);
    return { type: "replay_decision", actions: wrong < 0 ? actions : actions.slice(0, wrong) };
  },
  ...lazyView(() => import("./replay-item.tsx"), "ReplayItem"),
  partName: (_, { token }) => `${Number(token) + 1}. `,
});
