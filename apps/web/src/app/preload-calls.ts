/** In addresses of calls `__2__` stands for the second segment of the path of the page. */
export const segmentMark = (index: number): string => `__${index}__`;

/** Addresses of the calls that the page names for its route. */
export function preloadCalls(pathname: string): string[] {
  const calls = document.querySelector<HTMLMetaElement>('meta[name="preload-calls"]')?.content;
  const segments = pathname.split("/");
  const encoded = (index: string): string => {
    const segment = segments[Number(index)] ?? "";
    try {
      return encodeURIComponent(decodeURIComponent(segment));
    } catch {
      return encodeURIComponent(segment);
    }
  };
  return calls ? calls.replaceAll(/__(\d+)__/g, (_, index: string) => encoded(index)).split(" ") : [];
}
