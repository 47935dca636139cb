import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createLanguageModel, ModelError } from "./language-model.ts";
import { scriptedModel, type Step } from "./testing/scripted-model.ts";

const schema = z.strictObject({ word: z.string() });
const request = { schema, instructions: "Be brief.", prompt: "Say yes.", signal: new AbortController().signal };

async function modelOf(provider: "openai-compatible" | "anthropic", steps: readonly Step[], timeLimitMs?: number) {
  const server = await scriptedModel(...steps);
  onTestFinished(() => server.close());
  const config = { provider, url: server.url, key: "key-1", name: "scripted", seesPictures: true };
  return { server, model: createLanguageModel(config, timeLimitMs) };
}

describe.each(["openai-compatible", "anthropic"] as const)("a model over %s", (provider) => {
  it("sends instructions, schema, prompt and picture, and returns the object", async () => {
    const { model, server } = await modelOf(provider, [{ answer: { word: "yes" } }]);
    const picture = Buffer.from("89504e470d0a1a0a", "hex");
    expect(await model.object({ ...request, picture })).toEqual({ word: "yes" });
    const [call] = server.calls;
    expect(call?.headers["x-api-key"] ?? call?.headers.authorization).toMatch(/^(Bearer )?key-1$/);
    for (const part of ["Be brief.", "Say yes.", "additionalProperties", "image/png", "iVBORw0KGg"])
      expect(call?.body).toContain(part);
  });

  it("waits for a limit of the provider to pass, once", async () => {
    const busy = { status: 429, headers: { "retry-after-ms": "1" } };
    const { model } = await modelOf(provider, [busy, { answer: { word: "yes" } }]);
    expect(await model.object(request)).toEqual({ word: "yes" });
  });

  const faults: readonly (readonly [string, Step])[] = [
    ["a hanging server", { fault: "hang" }],
    ["a cut connection", { fault: "cut" }],
    ["a refused connection", { fault: "refuse" }],
    ["an endless answer", { fault: "endless" }],
    ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:1/" } }],
    ["an error of the server", { status: 500 }],
    ["a lasting limit", { status: 429, headers: { "retry-after-ms": "1" } }],
    ["a wrong key", { status: 401 }],
    ["broken JSON", { text: '{"word": "ye' }],
    ["another object", { answer: { sentence: "yes" } }],
    ["a refusal in words", { text: "I cannot help with that." }],
    ["an empty answer", { text: "" }],
  ];
  it.each(faults)("S7.37 fails within the time limit at %s", async (_name, step) => {
    const { model } = await modelOf(provider, [step], 3000);
    await expect(model.object(request)).rejects.toThrow(ModelError);
  });
});
