import { readFileSync } from "node:fs";

/** The processes that read charts for this one. */
export function readerProcesses(): number[] {
  const { pid } = process;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return children.filter(isReader).map(Number);
}

function isReader(child: string): boolean {
  try {
    return readFileSync(`/proc/${child}/cmdline`, "utf8").includes("reader-process.ts");
  } catch {
    // It has just ended.
    return false;
  }
}
