import { run, type Run } from "./process.ts";

/** Installs packages of Debian or Ubuntu, as root or with sudo if it asks for no password. */
export async function aptInstall(packages: readonly string[]): Promise<Run> {
  const apt = (args: readonly string[]) =>
    process.getuid?.() === 0
      ? run("apt-get", args, { capture: true })
      : run("sudo", ["-n", "apt-get", ...args], { capture: true });
  await apt(["update", "-qq"]);
  return apt(["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}
