import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

/** What an isolated process sends: notes about the task under way, then its answer. */
export type IsolatedMessage<Answer, Note> = { readonly note: Note } | { readonly answer: Answer };

interface Options {
  /** The program, a file of this project. */
  readonly script: string;
  /** Limit of the JavaScript heap. */
  readonly heapMb: number;
  /** Milliseconds after which a process that has not answered is killed. */
  readonly timeout: number;
  /** Milliseconds without work after which the process is stopped. */
  readonly idle: number;
  /** Whether it may start threads. */
  readonly hasThreads?: boolean;
}

interface AskOptions<Note> {
  readonly onNote?: ((note: Note) => void) | undefined;
  /** Kills the process. */
  readonly signal?: AbortSignal | undefined;
}

export interface IsolatedProcess<Task, Answer, Note = never> {
  /** Starts the process if it does not run. One task at a time. @throws ProcessEnded, or the reason of the signal */
  ask(task: Task, options?: AskOptions<Note>): Promise<Answer>;
  /** Ends the process, after the task under way. */
  stop(): Promise<void>;
}

/** The process died, or was killed at the time limit, before it answered. */
export class ProcessEnded extends Error {
  readonly isLate: boolean;

  constructor(isLate: boolean) {
    super(isLate ? "the process took too long" : "the process ended");
    this.isLate = isLate;
  }
}

/**
 * A process for work on untrusted input. It knows no secrets, reads only the code, can neither write files nor start programs, and has no
 * network where the system supports that. It stays warm while there is work; one that dies is replaced for the next task.
 */
export function createIsolatedProcess<Task extends object, Answer, Note = never>(
  options: Options,
): IsolatedProcess<Task, Answer, Note> {
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isStopped = false;
  const end = () => {
    const ending = child;
    // Cleared before the process ends, so that no task is sent to it.
    child = null;
    ending?.kill();
    return ending;
  };
  return {
    async stop() {
      isStopped = true;
      clearTimeout(rest);
      const ending = isBusy ? null : end();
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      ending.ref();
      await once(ending, "exit");
    },
    async ask(task, { onNote = () => undefined, signal } = {}) {
      signal?.throwIfAborted();
      clearTimeout(rest);
      const running = (child = child?.connected ? child : startProcess(options));
      running.ref();
      running.channel?.ref();
      isBusy = true;
      try {
        return await answerOf<Task, Answer, Note>(running, task, { onNote, signal, timeout: options.timeout });
      } finally {
        isBusy = false;
        running.unref();
        running.channel?.unref();
        if (isStopped) end();
        else rest = setTimeout(end, options.idle).unref();
      }
    },
  };
}

/** An empty network namespace: a compromised process reaches neither the database nor the internet. */
const ISOLATION = ["unshare", "--user", "--map-current-user", "--net", "--"] as const;
let isolation: readonly string[] | undefined;

/** Empty where the system does not allow it, as in most containers. */
function isolationHere(): readonly string[] {
  const [program, ...args] = ISOLATION;
  const isAllowed = () => spawnSync(program, [...args, "true"], { stdio: "ignore" }).status === 0;
  return (isolation ??= isAllowed() ? ISOLATION : []);
}

const projectRoot = resolve(import.meta.dirname, "../../../..");
const READABLE = ["apps", "packages", "node_modules", "package.json"];

function startProcess({ script, heapMb, hasThreads = false }: Options): ChildProcess {
  const [program, ...args] = [
    ...isolationHere(),
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    "--permission",
    "--allow-addons",
    ...(hasThreads ? ["--allow-worker"] : []),
    ...READABLE.map((name) => `--allow-fs-read=${join(projectRoot, name)}`),
    script,
  ];
  const started = spawn(program ?? process.execPath, args, {
    serialization: "advanced",
    // One malloc arena instead of one per thread, each of which would retain its peak memory.
    env: { MALLOC_ARENA_MAX: "1" },
    cwd: "/",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // `answerOf` reports the failure; without a listener, a process that fails while idle would crash the server.
  started.on("error", () => undefined);
  return started;
}

interface AnswerOptions<Note> extends AskOptions<Note> {
  readonly timeout: number;
}

async function answerOf<Task extends object, Answer, Note>(
  running: ChildProcess,
  task: Task,
  { onNote, signal, timeout }: AnswerOptions<Note>,
): Promise<Answer> {
  const answered = Promise.withResolvers<Answer>();
  const onMessage = (message: IsolatedMessage<Answer, Note>) => {
    if ("note" in message) onNote?.(message.note);
    else answered.resolve(message.answer);
  };
  let isLate = false;
  const onExit = () => answered.reject(new ProcessEnded(isLate));
  const onAbort = () => {
    answered.reject(signal?.reason);
    running.kill("SIGKILL");
  };
  const late = setTimeout(() => {
    isLate = true;
    running.kill("SIGKILL");
  }, timeout);
  running.on("message", onMessage);
  running.on("exit", onExit);
  signal?.addEventListener("abort", onAbort);
  try {
    running.send(task);
    return await answered.promise;
  } finally {
    clearTimeout(late);
    running.off("message", onMessage);
    running.off("exit", onExit);
    signal?.removeEventListener("abort", onAbort);
  }
}
