/** Ref of the banners on top of a frame: keeps `--banner`, below which bars stick, at their height. */
export function followHeight(banners: HTMLElement | null): (() => void) | undefined {
  if (!banners) return undefined;
  const sizes = new ResizeObserver(() => {
    banners.parentElement?.style.setProperty("--banner", `${banners.offsetHeight}px`);
  });
  sizes.observe(banners);
  return () => sizes.disconnect();
}
