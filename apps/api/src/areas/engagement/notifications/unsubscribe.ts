import type { notificationsFileContract } from "@candlewise/contracts/notifications/schemas";
import { CHOOSABLE_EVENTS, type ChannelChoices } from "@candlewise/domain/notifications/workflows";
import type { FileHandlers } from "#api/platform/http/files.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { changeLearner, findLearner, lockLearner } from "./learner-store.ts";
import { unsubscribePage } from "./unsubscribe-page.ts";
import { isSameSecret, readUnsubscribeToken } from "./unsubscribe-token.ts";

type Needs = Pick<NotificationsDependencies, "database">;

/** The user whose email had the link; null when it is not genuine. */
async function readerOf({ database }: Needs, token: string): Promise<string | null> {
  const read = readUnsubscribeToken(token);
  if (read === null) return null;
  const learner = await findLearner(database.kysely, read.userId);
  const secret = learner?.unsubscribe_token ?? null;
  return secret !== null && isSameSecret(secret, read.secret) ? read.userId : null;
}

const withoutEmail = (choices: ChannelChoices): ChannelChoices => ({
  ...choices,
  ...Object.fromEntries(CHOOSABLE_EVENTS.map((kind) => [kind, { ...choices[kind], email: false }])),
});

/** Ends all notification emails: a learner who unsubscribes from one wants none. */
export function unsubscribeHandlers(deps: Needs): FileHandlers<typeof notificationsFileContract> {
  return {
    showUnsubscribePage: async ({ params: { token } }, { language }) =>
      unsubscribePage(language, (await readerOf(deps, token)) === null ? "gone" : "ask"),
    unsubscribe: async ({ params: { token } }, { language }) => {
      const userId = await readerOf(deps, token);
      if (userId === null) return unsubscribePage(language, "gone");
      await deps.database.transaction(async (transaction) => {
        const { choices } = await lockLearner(transaction, userId);
        await changeLearner(transaction, userId, { choices: withoutEmail(choices) });
      });
      return unsubscribePage(language, "done");
    },
  };
}
