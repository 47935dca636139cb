import type {
  CompiledChallenge,
  CompiledLesson,
  CompiledQuiz,
  CompiledTask,
} from "@candlewise/domain/learning/curriculum";
import { FigureView } from "#web/features/learning/figures/figure-view.tsx";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { Link } from "#web/shared/routing/router.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { useContent, type Content } from "./use-content.ts";

/** Only in development: a lesson, a quiz, a task, a challenge or a whole course as learners see it, with every answer, and what the check says of it. */
export function ContentPreview({ id }: { id: string }) {
  const content = useContent(id, useLanguage());
  return (
    <Page title={`Preview: ${id}`} bar={null}>
      <Stack gap={6}>
        {content === null && <output>Compiling {id} …</output>}
        {typeof content === "string" && <pre role="alert">{content}</pre>}
        {content !== null && typeof content !== "string" && <Shown content={content} />}
      </Stack>
    </Page>
  );
}

function Shown({ content: { id, title, parts, problems, known } }: { content: Content }) {
  const isEmpty = parts.every(({ lesson, quiz, task, challenge }) => !lesson && !quiz && !task && !challenge);
  return (
    <>
      <h1>{title ?? id}</h1>
      {problems.length > 0 && (
        <Stack as="ul" gap={2} aria-label="Problems">
          {problems.map(({ level, file, line, message }) => (
            <li key={`${file}:${line}:${message}`}>
              <Text as="span" weight={700} tone={level === "error" ? "loss" : "muted"}>
                {level} {file}:{line}
              </Text>{" "}
              {message}
            </li>
          ))}
        </Stack>
      )}
      {isEmpty && <Known ids={known} />}
      {parts.map((part) => (
        <Stack key={part.id} gap={6}>
          {part.lesson && <LessonPreview lesson={part.lesson} />}
          {part.quiz && <QuizPreview quiz={part.quiz} />}
          {part.task && <TaskPreview task={part.task} />}
          {part.challenge && <ChallengePreview challenge={part.challenge} />}
        </Stack>
      ))}
    </>
  );
}

function Known({ ids }: { ids: readonly string[] }) {
  return (
    <nav aria-label="All content">
      <Text>Nothing readable has this id. There are:</Text>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Link to={`/dev/content/${id}`}>{id}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LessonPreview({ lesson }: { lesson: CompiledLesson }) {
  return (
    <Stack as="section" gap={6} aria-label={lesson.id}>
      <h2>{lesson.title}</h2>
      <Text tone="muted">
        {lesson.summary} · {lesson.minutes} min
      </Text>
      {lesson.pages.map((page, index) => {
        const item = page.item === null ? undefined : lesson.items[page.item];
        return (
          <Card key={page.id} as="article" gap={4}>
            <Text size={2} weight={600} tone="muted">
              {index + 1}/{lesson.pages.length} · {page.id}
            </Text>
            <h3>{page.title}</h3>
            <Prose nodes={page.body} glossary={lesson.glossary} />
            {page.figure && <FigureView figure={page.figure} />}
            {item && <ItemPreview item={item} glossary={lesson.glossary} />}
          </Card>
        );
      })}
    </Stack>
  );
}

function QuizPreview({ quiz }: { quiz: CompiledQuiz }) {
  return (
    <Stack as="section" gap={6} aria-label={quiz.id}>
      <h2>{quiz.title}</h2>
      <Text tone="muted">
        Asks {quiz.ask} of {quiz.items.length}
        {quiz.own && `, ${quiz.own.ask} of them of its own ${quiz.own.items.length}`}, passes at {quiz.pass_percent}%.
      </Text>
      {quiz.items.map((item) => (
        <Card key={item.id} as="article">
          <ItemPreview item={item} />
        </Card>
      ))}
    </Stack>
  );
}

function TaskPreview({ task }: { task: Pick<CompiledTask, "id" | "title" | "summary" | "why" | "steps"> }) {
  return (
    <Card as="section" gap={3} aria-label={task.id}>
      <h2>{task.title}</h2>
      <Text tone="muted">{task.summary}</Text>
      <Prose nodes={task.why} />
      <ol>
        {task.steps.map(({ id, text, requirement }) => (
          <li key={id}>
            <Prose nodes={text} /> <code>{JSON.stringify(requirement)}</code>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ChallengePreview({ challenge }: { challenge: CompiledChallenge }) {
  return (
    <Stack as="section" gap={6} aria-label={challenge.id}>
      <h2>{challenge.title}</h2>
      <Text tone="muted">{challenge.promise}</Text>
      {challenge.days.map((day) =>
        day.type === "practice" ? (
          <TaskPreview key={day.id} task={day} />
        ) : (
          <Stack key={day.id} gap={4}>
            <h3>{day.title}</h3>
            {day.items.map((item) => (
              <Card key={item.id} as="article">
                <ItemPreview item={item} />
              </Card>
            ))}
          </Stack>
        ),
      )}
    </Stack>
  );
}
