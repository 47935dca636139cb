import { learningApi } from "#web/features/learning/api.ts";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { dropGuest, storedGuest, type Guest } from "#web/shared/session/guest.ts";
import type { AppStore } from "#web/shared/state/store.ts";

/** The guest stays on the device until the server has an answer: done, or a token too old to prove anything. */
export async function adoptGuest(dispatch: AppStore["dispatch"], guest: Guest): Promise<void> {
  const body = { guest_token: guest.token };
  const { data, error } = await dispatch(learningApi.endpoints.adoptGuest.initiate({ body }));
  const isOver = data !== undefined || statusOf(error) === 404;
  if (isOver && storedGuest()?.id === guest.id) dropGuest();
}
