import { expect, test } from "vitest";
import { beginSession } from "#web/shared/session/session.ts";
import { ADA, stubServer } from "#web/testing/stub-server.ts";
import { simulatorApi } from "./api.ts";
import { portfolioWith } from "./samples.ts";
import { api, readNow } from "#web/shared/state/api.ts";
import { createStore } from "#web/shared/state/store.ts";

test("S9.02 an answer read outside a component arrives although its cache entry is invalidated on the way", async () => {
  stubServer({ "GET /v2/portfolio/": { body: portfolioWith() } });
  const store = createStore();
  beginSession(store.dispatch, { access_token: "t", expires_in: 3600, user: ADA });
  const reading = readNow((options) =>
    store.dispatch(simulatorApi.endpoints.getPortfolio.initiate(undefined, options)),
  );
  store.dispatch(api.util.invalidateTags(["Portfolio"]));
  expect(await reading).toEqual(portfolioWith());
});
