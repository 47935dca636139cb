import type {
  CompiledChallenge,
  CompiledLesson,
  CompiledQuiz,
  CompiledTask,
} from "@candlewise/domain/learning/curriculum";
import { useEffect, useState } from "react";

interface Part {
  readonly id: string;
  readonly lesson: CompiledLesson | null;
  readonly quiz: CompiledQuiz | null;
  readonly task: CompiledTask | null;
  readonly challenge: CompiledChallenge | null;
}

export interface Content {
  readonly id: string;
  /** Of a course. */
  readonly title: string | null;
  readonly parts: readonly Part[];
  readonly problems: readonly { level: "error" | "warning"; file: string; line: number; message: string }[];
  /** Every id that can be shown. */
  readonly known: readonly string[];
}

/** The content of an id as the files say now; asks again whenever one of them changes. */
export function useContent(id: string, language: string): Content | string | null {
  const [content, setContent] = useState<Content | string | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const response = await fetch(`/@content/${language}/${id === "" ? "none" : id}`);
      const found = response.ok ? ((await response.json()) as Content) : await response.text();
      if (!isGone) setContent(found);
    };
    const onChange = () => void load();
    void load();
    import.meta.hot?.on("content:changed", onChange);
    return () => {
      isGone = true;
      import.meta.hot?.off("content:changed", onChange);
    };
  }, [id, language]);
  return content;
}
