import { redrawPicture } from "#web/shared/pictures/redraw-picture.ts";

/** Pixels of the longer edge. */
export const LONGEST = 1600;

/** Phones cannot give a picture of the screen. */
export const canCapture = (): boolean =>
  typeof navigator !== "undefined" && "mediaDevices" in navigator && "getDisplayMedia" in navigator.mediaDevices;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** A picture of what the user chooses to share, `over` left out of it. Null when the user shares nothing. @throws when it fails */
export async function capturePage(over: HTMLElement | null): Promise<File | null> {
  const options = { video: true, audio: false, preferCurrentTab: true, selfBrowserSurface: "include" };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(options);
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return null;
    throw error;
  }
  if (over) over.style.opacity = "0";
  try {
    const video = document.createElement("video");
    video.srcObject = stream;
    await video.play();
    // The picture that is there is older than the change above.
    for (let frame = 0; frame < 6; frame++) await nextFrame();
    return await redrawPicture(video, { longest: LONGEST });
  } finally {
    if (over) over.style.opacity = "";
    for (const track of stream.getTracks()) track.stop();
  }
}
