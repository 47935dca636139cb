/** Something an author has to look at: `file` is relative to the content folder, `line` counts from 1. */
export interface Problem {
  level: "error" | "warning";
  file: string;
  line: number;
  message: string;
}

/** Collects every problem of a run; the same remark on the same line counts once. */
export class Problems {
  readonly #found = new Map<string, Problem>();

  error(file: string, line: number, message: string): void {
    this.#add({ level: "error", file, line, message });
  }

  warn(file: string, line: number, message: string): void {
    this.#add({ level: "warning", file, line, message });
  }

  get all(): Problem[] {
    return [...this.#found.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  }

  get errors(): Problem[] {
    return this.all.filter((problem) => problem.level === "error");
  }

  #add(problem: Problem): void {
    const key = `${problem.file}:${problem.line}:${problem.message}`;
    if (!this.#found.has(key)) this.#found.set(key, problem);
  }
}

export function formatProblem(problem: Problem): string {
  return `${problem.level === "error" ? "error  " : "warning"} ${problem.file}:${problem.line}  ${problem.message}`;
}
