import { expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { startAnalyzer } from "../testing/analyzer-world.ts";
import { chartPicture } from "../testing/chart-pictures.ts";
import { createAnalysisWatch } from "./analysis-watch.ts";

const NEVER = 3_600_000;
const world = beforeTests(() => startAnalyzer({ works: false }));

it("S7.35 a change on this node is sent at once, not at the next look, even if it happens during a look", async () => {
  const learner = await world.newLearner();
  const { id } = await learner.upload(await chartPicture());
  const { database, log, metrics } = world.app.platform;
  const watch = createAnalysisWatch({ database, log, metrics: { ...metrics, gauge: () => undefined } }, NEVER);
  const change = async (state: string) => {
    await database.run(
      `update analyzer_request set state = '${state}', refusal = 'not_a_chart' where request_id = '${id}'`,
    );
    watch.changed();
  };
  const states: string[] = [];
  const ended = Promise.withResolvers<void>();
  watch.start();
  watch.follow(
    { userId: learner.userId, requestId: id },
    {
      signal: new AbortController().signal,
      send(_, { state }) {
        states.push(state);
        // The look that sends this is still under way.
        if (state === "waiting") void change("refused");
        return true;
      },
      end: ended.resolve,
    },
  );
  await ended.promise;
  await watch.stop();
  expect(states).toEqual(["waiting", "refused"]);
});
