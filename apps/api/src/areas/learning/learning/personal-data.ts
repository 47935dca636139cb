import type { Database } from "#api/platform/database/database.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";

/** Everything learning stores about a person. Totals over all learners identify nobody and stay. */
export const learningData = (database: Database): PersonalData =>
  personalTables(database, {
    learning_learner: {},
    learning_joined_path: {},
    learning_begun_course: {},
    learning_completion: {},
    learning_completed_course: {},
    learning_xp: {},
    learning_position: {},
    learning_visit: {},
    // The questions of an attempt contain the right answers.
    learning_attempt: { secret: ["questions"] },
    learning_answer: {},
    learning_skill: {},
  });
