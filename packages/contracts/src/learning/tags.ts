/** Cache tags of this domain. */
export const learningTags = [
  "Paths",
  "Pathway",
  "Course",
  "Lesson",
  "Quiz",
  "DailyGoal",
  "BrokerageTasks",
  "Reviews",
] as const;
