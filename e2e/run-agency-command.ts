import { execFileSync } from "node:child_process";

const testedDataDir =
  process.env.E2E_BACKEND === "separate" ? "./.data-e2e/backend" : "./.data-e2e/site";

/**
 * The operator's own command, while the site runs; a site other than the tested one has a
 * `dataDir`. A file of `-` is read from `file`.
 */
export function runAgencyCommand(
  words: string[],
  file?: object,
  { dataDir = testedDataDir } = {},
): string {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    ALLOW_LOOPBACK_URLS: "true",
    NODE_ENV: "production" as const,
  };
  const stdio: ["pipe", "pipe", "inherit"] = ["pipe", "pipe", "inherit"];
  return execFileSync(process.execPath, ["scripts/agency.mjs", ...words], {
    env,
    stdio,
    input: file ? JSON.stringify(file) : "",
    encoding: "utf8",
  });
}
