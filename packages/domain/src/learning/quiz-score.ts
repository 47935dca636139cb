export interface QuizScore {
  asked: number;
  correct: number;
  /** 0 to 100, rounded down. */
  percent: number;
  is_passed: boolean;
  /** In the order the skills were first asked. */
  skills: { id: string; asked: number; correct: number }[];
}

/** The result of an attempt, in total and by skill. An attempt without questions is not passed. */
export function scoreQuiz(answers: readonly { skill: string; is_correct: boolean }[], passPercent: number): QuizScore {
  const skills = new Map<string, { id: string; asked: number; correct: number }>();
  for (const { skill, is_correct } of answers) {
    const tally = skills.get(skill) ?? { id: skill, asked: 0, correct: 0 };
    tally.asked++;
    tally.correct += Number(is_correct);
    skills.set(skill, tally);
  }
  const asked = answers.length;
  const correct = answers.filter((answer) => answer.is_correct).length;
  return { asked, correct, ...gradeQuiz(correct, asked, passPercent), skills: [...skills.values()] };
}

/** The percentage and whether it passes; 79.9 is not 80. */
export function gradeQuiz(
  correct: number,
  asked: number,
  passPercent: number,
): { percent: number; is_passed: boolean } {
  const percent = asked === 0 ? 0 : Math.floor((100 * correct) / asked);
  return { percent, is_passed: asked > 0 && percent >= passPercent };
}
