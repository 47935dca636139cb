/** Cache tags of this domain. */
export const learningTags = ["Paths", "Pathway", "Course", "Lesson", "Quiz", "DailyGoal", "BrokerageTasks"] as const;
