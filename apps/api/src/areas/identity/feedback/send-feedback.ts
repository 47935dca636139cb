import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { feedbackReceived } from "./emails/feedback-received.ts";
import { dropOldScreenshots, insertFeedback } from "./message-store.ts";

export interface FeedbackDependencies extends Pick<
  Platform,
  "database" | "clock" | "ids" | "mail" | "objects" | "pictures"
> {
  /** Null when no operator address is set; feedback is then only stored. */
  readonly operator: string | null;
  usernameOf(userId: string): Promise<string>;
}

const LONGEST_EDGE = 1600;
/** Maximum number of stored pictures of one user's messages. */
const MOST_PICTURES = 50;

interface Feedback {
  readonly feedback_id?: string | undefined;
  readonly text: string;
  readonly page: string;
  readonly screenshot?: Blob | undefined;
}

/**
 * Stores a user's feedback about a screen and mails it to the operator.
 * @throws AppError `picture_unusable`, `too_many_requests`
 */
export async function sendFeedback(
  deps: FeedbackDependencies,
  { userId, language, userAgent }: SignedInContext,
  { feedback_id, text, page, screenshot }: Feedback,
): Promise<{ id: string }> {
  // Pictures of all users lie in one folder: an id that a client chose must not name one.
  const own = deps.ids.uuid();
  const id = feedback_id ?? own;
  const key = screenshot ? await storeScreenshot(deps, screenshot, own) : null;
  const sender = await deps.usernameOf(userId);
  await deps.database.transaction(async (transaction) => {
    const isNew = await insertFeedback(transaction, {
      user_id: userId,
      feedback_id: id,
      text,
      page,
      screenshot: key,
      language,
      user_agent: userAgent,
      sent_at: deps.clock.now(),
      handled_at: null,
    });
    if (!isNew) return;
    for (const old of await dropOldScreenshots(transaction, userId, MOST_PICTURES)) {
      afterCommit(transaction, () => deps.objects.remove(old));
    }
    if (deps.operator === null) return;
    await deps.mail.send(transaction, feedbackReceived, {
      to: deps.operator,
      language: "en",
      data: { sender, page, quote: text, screenshot: key },
      about: userId,
    });
  });
  return { id };
}

async function storeScreenshot(deps: FeedbackDependencies, screenshot: Blob, id: string): Promise<string> {
  const bytes = await deps.pictures.fit(screenshot, LONGEST_EDGE);
  const key = `feedback/${id}.webp`;
  await deps.objects.put(key, bytes);
  return key;
}
