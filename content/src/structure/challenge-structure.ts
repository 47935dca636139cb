import { CHALLENGE_LEVELS } from "@candlewise/domain/learning/curriculum";
import * as z from "zod";
import { IdSchema, NameSchema } from "./ids.ts";
import { ItemStructureSchema, type ItemStructure } from "./item-structure.ts";
import { checkPractice, practiceShape } from "./task-structure.ts";

const FEWEST_ITEMS = 3;
const MOST_ITEMS = 5;

const day = {
  minutes: z.int().min(1).max(20),
  xp: z.int().min(5).max(30),
};

const QuestionsSchema = z
  .strictObject({ ...day, items: z.record(NameSchema, ItemStructureSchema) })
  .superRefine(({ items }, context) => {
    const add = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    const asked = Object.values(items).filter(({ retired }) => !retired).length;
    if (asked < FEWEST_ITEMS || asked > MOST_ITEMS)
      add(["items"], `a day asks ${FEWEST_ITEMS} to ${MOST_ITEMS} questions`);
    for (const [name, item] of Object.entries(items)) {
      if (isReflection(item)) add(["items", name], "a challenge has no reflections");
      if (item.crypto) add(["items", name], "a challenge has no crypto items: every country gets the same days");
    }
  });

const isReflection = (item: ItemStructure) => item.type === "choice" && !item.graded;

const PracticeSchema = z.strictObject({ ...day, ...practiceShape }).superRefine(checkPractice);

const DaySchema = z.union([QuestionsSchema, PracticeSchema]);
export type ChallengeDayStructure = z.infer<typeof DaySchema>;

const FEWEST_DAYS = 3;
const MOST_DAYS = 7;

export const ChallengeStructureSchema = z.strictObject({
  id: IdSchema,
  version: z.int().min(1),
  level: z.enum(CHALLENGE_LEVELS),
  coins: z.int().min(10).max(200),
  retired: z.boolean().default(false),
  /** In order. */
  days: z.record(IdSchema, DaySchema).refine((days) => {
    const count = Object.keys(days).length;
    return count >= FEWEST_DAYS && count <= MOST_DAYS;
  }, `a challenge has ${FEWEST_DAYS} to ${MOST_DAYS} days`),
});
export type ChallengeStructure = z.infer<typeof ChallengeStructureSchema>;
