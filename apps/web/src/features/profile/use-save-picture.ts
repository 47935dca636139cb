import { useState } from "react";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { errorCodeOf, isUnreachable, statusOf } from "#web/shared/api-client/request-error.ts";
import { redrawPicture, type PictureArea } from "#web/shared/pictures/redraw-picture.ts";
import { useSaveProfileMutation } from "./api.ts";

/** Pixels of an edge: what the server keeps. */
const EDGE = 512;

function problemOf(error: unknown): MessageKey {
  if (isUnreachable(error)) return "profile.avatar.offline";
  if (statusOf(error) === 429) return "profile.avatar.tooMany";
  const isUnusable = errorCodeOf(error) === "picture_unusable" || statusOf(error) === 413 || !statusOf(error);
  return isUnusable ? "profile.avatar.unusable" : "profile.avatar.failed";
}

/** Saves one of the offered pictures, or the square of an own one; resolves to whether it was saved. */
export function useSavePicture() {
  const [save] = useSaveProfileMutation();
  /** Id of the picture that is being saved, `own` for an own one. */
  const [saving, setSaving] = useState<string | null>(null);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const run = async (what: string, act: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    setSaving(what);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setSaving(null);
    }
  };
  return {
    saving,
    problem,
    setProblem,
    choose: (avatar_id: string) => run(avatar_id, () => save({ body: { data: { avatar_id } } }).unwrap()),
    upload: (file: File, area: PictureArea) =>
      run("own", async () => save({ body: { image: await redrawPicture(file, { longest: EDGE, area }) } }).unwrap()),
  };
}
