import { expect, it } from "vitest";
import { formBody } from "./form-body.ts";

it("sends files and texts as they are, and the rest as JSON", async () => {
  const image = new File(["picture"], "me.png", { type: "image/png" });
  const form = formBody({ image, text: "hello", data: { name: "Ada" }, missing: undefined });
  const sent = form.get("image");
  expect(sent instanceof File && [sent.name, sent.type, await sent.text()]).toEqual(["me.png", "image/png", "picture"]);
  expect([form.get("text"), form.get("data"), form.has("missing")]).toEqual(["hello", '{"name":"Ada"}', false]);
});
