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
  /** Whether a learner has ever paid, and so may have read any lesson, also offline. */
  hadAccess(userId: string): Promise<boolean>;
  /**
   * Notes an instrument that is about to be bought; `hasTraded` is asked for one that is new. Null if nothing is to be told of the order.
   * @throws AppError `free_limit_reached`
   */
  openSymbol(userId: string, ticker: string, hasTraded: () => Promise<boolean>): Promise<NewSymbol | null>;
}

/** An instrument that was noted just now. Another order may be under way for it, so both outcomes are told. */
export interface NewSymbol {
  /** The order was accepted. */
  keep(): Promise<void>;
  /** The order was refused: the instrument takes no place, unless another order has bought it. */
  release(): Promise<void>;
}
