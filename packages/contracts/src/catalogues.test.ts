import { expect, it } from "vitest";
import { errorCatalogue, errorsByDomain } from "./errors.ts";
import { eventCatalogue } from "./events.ts";
import { analyzerEvents } from "./analyzer/events.ts";
import { authEvents } from "./auth/events.ts";
import { challengesEvents } from "./challenges/events.ts";
import { chartsEvents } from "./charts/events.ts";
import { engagementEvents } from "./engagement/events.ts";
import { journalEvents } from "./journal/events.ts";
import { leaderboardEvents } from "./leaderboard/events.ts";
import { learningEvents } from "./learning/events.ts";
import { replayEvents } from "./replay/events.ts";
import { rewardsEvents } from "./rewards/events.ts";
import { simulatorEvents } from "./simulator/events.ts";
import { subscriptionsEvents } from "./subscriptions/events.ts";
import { TAGS } from "./tags.ts";

it("every error code, event and tag is declared by one domain only", () => {
  const codes = Object.values(errorsByDomain).flatMap((errors) => Object.keys(errors));
  expect(codes.toSorted()).toEqual(Object.keys(errorCatalogue).toSorted());
  const types = [
    analyzerEvents,
    authEvents,
    challengesEvents,
    chartsEvents,
    engagementEvents,
    journalEvents,
    leaderboardEvents,
    learningEvents,
    replayEvents,
    rewardsEvents,
    simulatorEvents,
    subscriptionsEvents,
  ].flatMap((events) => Object.keys(events));
  expect(types.toSorted()).toEqual(Object.keys(eventCatalogue).toSorted());
  expect(TAGS.toSorted()).toEqual([...new Set<string>(TAGS)].toSorted());
});
