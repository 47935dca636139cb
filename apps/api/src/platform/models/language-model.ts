import { formatOf } from "@candlewise/chart-vision/node/picture-format";
import type { LanguageModel as SdkModel } from "ai";
import type { z } from "zod";
import type { Config } from "#api/config.ts";
import { limitedFetch } from "./limited-fetch.ts";

export interface ModelRequest<Schema extends z.ZodType> {
  /** The object that the model must answer with. */
  readonly schema: Schema;
  readonly instructions: string;
  readonly prompt: string;
  /** PNG or WebP; omitted for models that do not see pictures. */
  readonly picture?: Uint8Array;
  readonly signal: AbortSignal;
}

/** The configured language model. Its answers are untrusted: text of a picture may have given it orders. */
export interface LanguageModel {
  /** @throws ModelError when no answer that matches the schema arrived within the time limit */
  object<Schema extends z.ZodType>(request: ModelRequest<Schema>): Promise<z.output<Schema>>;
}

/** The message names the failure, never the prompt or the answer. */
export class ModelError extends Error {}

type ModelConfig = NonNullable<Config["model"]>;

/** For all attempts together: a learner is waiting. */
const TIME_LIMIT_MS = 15_000;
const MAX_OUTPUT_TOKENS = 1500;

/** `timeLimitMs` is for tests. The SDK is loaded with the first request, so a server without a model never pays for it. */
export function createLanguageModel(config: ModelConfig, timeLimitMs = TIME_LIMIT_MS): LanguageModel {
  let loaded: Promise<SdkModel> | null = null;
  return {
    async object({ schema, instructions, prompt, picture, signal }) {
      const { generateText, Output } = await import("ai");
      const model = await (loaded ??= loadModel(config));
      try {
        const { output } = await generateText({
          model,
          output: Output.object({ schema }),
          instructions: `${instructions}\n\n${await answerFormat(schema)}`,
          messages: [
            {
              role: "user",
              content: [
                { type: "text", text: prompt },
                ...(picture && config.seesPictures
                  ? [{ type: "file" as const, data: picture, mediaType: `image/${formatOf(picture) ?? "webp"}` }]
                  : []),
              ],
            },
          ],
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          maxRetries: 1,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
        });
        return schema.parse(output);
      } catch (error) {
        throw new ModelError(`the model ${config.name} failed: ${error instanceof Error ? error.name : "unknown"}`, {
          cause: error,
        });
      }
    },
  };
}

/** Some servers accept a schema and ignore it; all read the instructions. */
async function answerFormat(schema: z.ZodType): Promise<string> {
  const { toJSONSchema } = await import("zod");
  return `Answer with one JSON object that matches this schema, and nothing else:\n${JSON.stringify(toJSONSchema(schema))}`;
}

async function loadModel({ provider, url, key, name }: ModelConfig): Promise<SdkModel> {
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL: url, apiKey: key ?? "", fetch: limitedFetch })(name);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const options = { name: "configured", baseURL: url, fetch: limitedFetch, supportsStructuredOutputs: true };
  return createOpenAICompatible({ ...options, ...(key !== null && { apiKey: key }) })(name);
}
