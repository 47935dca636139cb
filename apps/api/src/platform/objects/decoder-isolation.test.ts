import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createPictures } from "./pictures.ts";

const readChildren = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").trim().split(" ").filter(Boolean);
const isAllowed = spawnSync("unshare", ["--user", "--map-current-user", "--net", "--", "true"]).status === 0;

it.runIf(process.platform === "linux")("decodes pictures without secrets, files to write, and network", async () => {
  const before = readChildren();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  await createPictures().square(new Blob([new Uint8Array(picture)]), 16);
  const [decoder = ""] = readChildren().filter((pid) => !before.includes(pid));
  expect(readFileSync(`/proc/${decoder}/environ`, "utf8").split("\0")).not.toContainEqual(
    expect.stringMatching(/SECRET|URL|KEY|DATA_DIR/),
  );
  const command = readFileSync(`/proc/${decoder}/cmdline`, "utf8").split("\0");
  expect(command).toContain("--permission");
  expect(command).not.toContainEqual(expect.stringContaining("allow-fs-write"));
  const networkOf = (pid: string) => readlinkSync(`/proc/${pid}/ns/net`);
  expect(networkOf(decoder) === networkOf("self")).toBe(!isAllowed);
});
