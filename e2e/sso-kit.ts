import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";

/** A code block of `docs/sso.md` by its file name. */
export function readSnippet(name: string): string {
  const found = new RegExp(`\`\`\`\\w+ ${name.replaceAll(".", "\\.")}\n([\\s\\S]*?)\`\`\``).exec(
    readFileSync("docs/sso.md", "utf8"),
  )?.[1];
  if (!found) throw new Error(`docs/sso.md has no ${name}`);
  return found;
}

/** Runs the documentation's script like an agency's developer, and returns its output. */
export function runSignInLink(env: Record<string, string> = {}): string {
  const file = join(mkdtempSync(join(tmpdir(), "sso-")), "sign-in-link.mjs");
  writeFileSync(file, readSnippet("sign-in-link.mjs"));
  return execFileSync(process.execPath, [file], {
    env: { ...process.env, SITE: siteUrl("atlas", ""), ...env },
    encoding: "utf8",
  }).trim();
}

/** A real OpenID provider in a separate process. */
export async function startOpenIdProvider(
  clients: object[],
): Promise<{ issuer: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ["e2e/openid-provider.mjs", JSON.stringify(clients)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { issuer: line.toString().trim().split("\n")[0] ?? "", process: child };
}

/** A user's steps at the provider: enter a name, and consent. */
export async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.locator("input[name=login]").fill(name);
  await page.locator("input[name=password]").fill("any");
  await page.locator("button[type=submit]").click();
  await page.locator("input[name=prompt][value=consent]").waitFor({ state: "attached" });
  await page.locator("button[type=submit]").click();
}

export const hasSession = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name, value }) => name === "sid" && value !== "");
