/** Bytes of an answer; one of a report has some thousands. */
const MAX_ANSWER_BYTES = 512 * 1024;

/** Follows no redirect, which could lead into the internal network, and fails when the answer is too long. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let size = 0;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MAX_ANSWER_BYTES) controller.error(new Error("the answer of the model is too long"));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
};
