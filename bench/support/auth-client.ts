interface PostOptions {
  /** The cookie header, sent unchanged. */
  readonly cookie?: string;
  readonly signal?: AbortSignal;
}

/** Calls the API from a different client address each time, as seen by its rate limits. */
export function createAuthClient(url: string) {
  let calls = 0;
  const post = (path: string, body: object, { cookie, signal }: PostOptions = {}): Promise<Response> => {
    const host = ++calls;
    return fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`,
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  };
  /** Milliseconds until the response is complete. */
  const time = async (path: string, body: object): Promise<number> => {
    const begun = performance.now();
    await (await post(path, body)).arrayBuffer();
    return performance.now() - begun;
  };
  return { post, time };
}

/** The refresh cookie set by a response, in the form of a request header. */
export function refreshCookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}
