import type { Database } from "#api/platform/database.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";

/** All that learning keeps about people. What was counted over all learners leads to nobody, and stays. */
export const learningData = (database: Database): PersonalData =>
  personalTables(database, {
    learning_learner: {},
    learning_joined_path: {},
    learning_begun_course: {},
    learning_completion: {},
    learning_xp: {},
    learning_position: {},
    learning_visit: {},
    // The questions of an attempt hold the right answers.
    learning_attempt: { secret: ["questions"] },
    learning_answer: {},
  });
