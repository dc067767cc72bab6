import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { aptInstall } from "./apt-install.mjs";
import { binOf } from "./bin-of.mjs";
import { findCommand } from "./find-command.mjs";

const installed = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Debian's Chromium without windows: the same engine, whose browser process costs a third. */
const headlessShell = "chromium-headless-shell";

/**
 * For a browser that runs as any user, makes no background requests, and speaks no protocol that
 * the site doesn't.
 */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
];

/**
 * An installed browser: CHROMIUM_PATH, Playwright's own, the system's. Undefined if there is none.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const own = chromium.executablePath();
  return existsSync(own) ? own : findCommand(installed);
}

/** As above, and installs one if there is none: Debian's package, else Playwright's download. */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  if (!aptInstall("chromium")) {
    console.log("Downloading Chromium …");
    spawnSync(process.execPath, [binOf("playwright"), "install", "chromium"], {
      stdio: "inherit",
      timeout: 5 * 60_000,
    });
  }
  const now = findChromium();
  if (now) return now;
  throw new Error(
    "No Chromium here, and installing one failed. Install chromium or Google Chrome, or set CHROMIUM_PATH to its executable.",
  );
}

const findHeadlessShell = () => process.env.CHROMIUM_PATH || findCommand([headlessShell]);

/** What tests run in: CHROMIUM_PATH (`--headed` needs one with windows), Debian's shell, any. */
export const findTestBrowser = () => findHeadlessShell() ?? findChromium();

/** Metrics of Arial, which pages fall back to: with wider ones a page moves when its font comes. */
const fallbackFont = "fonts-liberation";
const hasFallbackFont = () =>
  ["liberation", "liberation2"].some((name) => existsSync(`/usr/share/fonts/truetype/${name}`));

/** As above, and installs one if there is none, or a slower one in CI. */
export function requireTestBrowser() {
  if (process.env.CI && !hasFallbackFont()) aptInstall(fallbackFont);
  if (!findHeadlessShell() && (process.env.CI || !findChromium())) aptInstall(headlessShell);
  return findTestBrowser() ?? requireChromium();
}
