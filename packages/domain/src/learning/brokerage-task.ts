import { judgeMix, judgeSectors } from "./judge-holdings.ts";
import { judgeBracket, judgeBuy, judgePlan, judgeRest, judgeSale } from "./judge-orders.ts";
import {
  OFF_HOURS_EVIDENCE,
  type Judgement,
  type OffHoursEvidence,
  type Requirement,
  type TaskFacts,
  type TaskUnit,
} from "./task-requirement.ts";

/** Whether the account meets a requirement, and its progress; if it does not, whether a replay does. */
export function judge(requirement: Requirement, facts: TaskFacts): Judgement {
  const judgement = judgeAccount(requirement, facts);
  if (judgement.isDone || !offHoursEvidence(requirement).includes("replay")) return judgement;
  const isReplayed = facts.replays.some(
    (replay) => judgeAccount(requirement, { ...replay, plans: [], replays: [] }).isDone,
  );
  return isReplayed ? { ...judgement, isDone: true, evidence: "replay" } : judgement;
}

function judgeAccount(requirement: Requirement, facts: TaskFacts): Judgement {
  switch (requirement.type) {
    case "buy":
      return judgeBuy(requirement, facts);
    case "sell_part":
      return judgeSale(requirement, facts);
    case "rest":
      return judgeRest(requirement, facts);
    case "bracket":
      return judgeBracket(requirement, facts);
    case "sectors":
      return judgeSectors(requirement, facts);
    case "mix":
      return judgeMix(requirement, facts);
    case "plan":
      return judgePlan(facts);
  }
}

/** Null for yes/no requirements. */
export function unitOf(requirement: Requirement): TaskUnit | null {
  switch (requirement.type) {
    case "buy":
      return "usd";
    case "rest":
      return "seconds";
    case "bracket":
      if (requirement.risk_percent !== null) return "percent";
      return requirement.min_reward_to_risk === null ? null : "times";
    case "sectors":
      return "sectors";
    case "mix":
      return "percent";
    case "sell_part":
    case "plan":
      return null;
  }
}

/** The evidence that a requirement also takes while the exchange is closed. A limit order waits at any hour; a replay has one instrument. */
export function offHoursEvidence(requirement: Requirement): readonly OffHoursEvidence[] {
  switch (requirement.type) {
    case "rest":
      return [];
    case "buy":
    case "sell_part":
    case "bracket":
      return OFF_HOURS_EVIDENCE.filter((each) => each !== "crypto" || requirement.kinds.includes("share"));
    case "sectors":
    case "mix":
    case "plan":
      return ["queued"];
  }
}
