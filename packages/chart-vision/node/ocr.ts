import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Worker as Thread } from "node:worker_threads";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import type { Sheet, SheetLine } from "../src/axis/sheet.ts";

/** Recognizes the lines of a sheet. */
export interface Ocr {
  /** @throws Error when the engine fails; the next call starts it again */
  recognize(sheet: Sheet): Promise<readonly SheetLine[]>;
  close(): Promise<void>;
}

/** All that price labels consist of. A sign that is missing here would be read as a digit. */
const CHARACTERS = "0123456789.,'-+%$€£¥KMBTkmbn";

/** The integer model: as accurate on digits as the full one, with a third of its memory. */
const MODEL = "4.0.0_best_int";

/** Milliseconds; many times what either takes on a busy machine. */
const START_TIMEOUT = 30_000;
const RECOGNITION_TIMEOUT = 20_000;

interface Engine {
  readonly worker: Worker;
  /** Rejects when the thread of the worker ends. */
  readonly ended: Promise<never>;
}

/** An OCR engine in a thread of its own, started by the first call and reused. It writes no file and needs no network. */
export function createOcr(): Ocr {
  let starting: Promise<Engine> | null = null;

  const stop = async () => {
    const engine = starting;
    starting = null;
    await engine?.then(({ worker }) => worker.terminate()).catch(() => undefined);
  };
  return {
    async recognize(sheet) {
      try {
        const { worker, ended } = await (starting ??= start());
        const work = worker.recognize(asPgm(sheet), {}, { text: false, blocks: true });
        const { data } = await within(RECOGNITION_TIMEOUT, Promise.race([work, ended]));
        return (data.blocks ?? [])
          .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
          .map(({ text, bbox }) => ({ text: text.trim(), top: bbox.y0, bottom: bbox.y1 }));
      } catch (error) {
        await stop();
        throw error instanceof Error ? error : new Error(String(error));
      }
    },
    close: stop,
  };
}

async function start(): Promise<Engine> {
  const failed = Promise.withResolvers<never>();
  const worker = await within(
    START_TIMEOUT,
    Promise.race([
      createWorker("eng", OEM.LSTM_ONLY, {
        langPath: join(dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng")), MODEL),
        cacheMethod: "none",
        errorHandler: failed.reject,
      }),
      failed.promise,
    ]),
  );
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  // The thread is missing in the types of the library, which itself hears neither event.
  const { worker: thread } = worker as Worker & { readonly worker: Thread };
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("the OCR engine has stopped")));
  await worker.setParameters({
    tessedit_char_whitelist: CHARACTERS,
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: "150",
  });
  return { worker, ended };
}

/** The simplest format that the engine reads: no encoder, and nothing to decode. */
function asPgm({ width, height, data }: Sheet): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), data]);
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the OCR engine takes too long")), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
