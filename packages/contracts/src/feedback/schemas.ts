import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { PictureSchema } from "../profile/schemas.ts";
import { feedbackRoutes } from "./routes.ts";

const key = z.strictObject({ user_id: z.uuid(), feedback_id: z.uuid() });

/** What an operator sees of a message: neither the email address of its sender nor the whole name of their browser. */
const FeedbackMessageSchema = z.strictObject({
  user_id: z.uuid(),
  feedback_id: z.uuid(),
  /** Username of the sender. */
  sender: z.string(),
  text: z.string(),
  page: z.string(),
  language: z.string(),
  /** Browser and system, such as "Firefox (Linux)". */
  device: z.string(),
  has_screenshot: z.boolean(),
  sent_at: z.iso.datetime(),
  /** Null while the message is open. */
  handled_at: z.iso.datetime().nullable(),
});

export const feedbackContract = defineContract("feedback", feedbackRoutes, {
  sendFeedback: {
    body: z.strictObject({
      /** Chosen by the client: a repeat of the call stores and sends nothing again. */
      feedback_id: z.uuid().optional(),
      text: z.string().trim().min(1).max(4000),
      /** Path of the screen, without the query string. */
      page: z.string().max(300).startsWith("/"),
      screenshot: PictureSchema.optional(),
    }),
    response: z.strictObject({ id: z.string() }),
  },
  reportProblem: {
    body: z.strictObject({
      /** Pattern of the route, such as `/courses/:courseId`: addresses can name what a user does. */
      page: z.string().max(300).startsWith("/"),
      build: z.string().max(40),
      name: z.string().max(100),
      message: z.string().max(500),
      stack: z.string().max(4000),
    }),
    response: z.strictObject({}),
  },
  listFeedback: {
    query: z.strictObject({
      state: z.enum(["open", "handled"]),
      /** `next_cursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,13}(?:_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.strictObject({
      messages: z.array(FeedbackMessageSchema),
      next_cursor: z.string().nullable(),
      /** Messages that are open, on all pages. */
      open: z.int(),
    }),
  },
  markFeedback: {
    params: key,
    body: z.strictObject({ is_handled: z.boolean() }),
    response: z.strictObject({ handled_at: z.iso.datetime().nullable() }),
  },
  getFeedbackScreenshot: {
    params: key,
    response: z.strictObject({ url: z.string().startsWith("data:image/webp;base64,") }),
  },
});
export type FeedbackShapes = typeof feedbackContract.shapes;
