import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { PictureSchema } from "../profile/schemas.ts";
import { feedbackRoutes } from "./routes.ts";

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
});
export type FeedbackShapes = typeof feedbackContract.shapes;
