/** Where a component is, as far as the free plan asks. */
export interface CourseOfPlan {
  /** Whether the course is free. */
  readonly isFree: boolean;
  /** How many courses are. */
  readonly freeCourses: number;
}

/** What of the free plan is checked where things are opened. Learners who have paid pass every check. */
export interface FreePlan {
  /**
   * Begins a lesson, which counts once. A lesson that was begun stays open.
   * @throws AppError `free_limit_reached`
   */
  openLesson(userId: string, lesson: CourseOfPlan & { readonly lessonId: string }): Promise<void>;
  /**
   * Lets through what has no daily limit in a course: quizzes, tasks and placement tests.
   * @throws AppError `free_limit_reached` unless the course is free
   */
  requireCourse(userId: string, course: CourseOfPlan): Promise<void>;
  /**
   * Notes an instrument that is about to be bought, and tells whether it was new; `hasTraded` is asked for one that is.
   * @throws AppError `free_limit_reached`
   */
  openSymbol(userId: string, ticker: string, hasTraded: () => Promise<boolean>): Promise<boolean>;
  /** Takes back a new instrument whose order was refused. */
  releaseSymbol(userId: string, ticker: string): Promise<void>;
}
