import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, type Page } from "playwright/test";

// A separate page, which lives as long as this test: no source file is edited.
const folder = "app/[tenant]/[locale]/hot-reload-check";
const writePage = (text: string) =>
  writeFileSync(
    join(folder, "page.tsx"),
    `import { Beacon } from "./beacon.client";\nimport { Counter } from "./counter.client";\nexport default function HotReloadCheck() {\n  return <><p>${text}</p><Beacon /><Counter /></>;\n}\n`,
  );
const writeCounter = (verb: string) =>
  writeFileSync(
    join(folder, "counter.client.tsx"),
    `"use client";\nimport { useState } from "react";\nexport function Counter() {\n  const [count, setCount] = useState(0);\n  return <button data-testid="counter" onClick={() => setCount(count + 1)}>${verb} {count}</button>;\n}\n`,
  );
const writeBeacon = (edits: number) =>
  writeFileSync(
    join(folder, "beacon.client.tsx"),
    `"use client";\nexport function Beacon() {\n  return <p data-testid="beacon">${edits} edits</p>;\n}\n`,
  );

let dev: ChildProcess | undefined;
let site = "";
const dataDir = mkdtempSync(join(tmpdir(), "hot-reload-"));

test.describe.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  mkdirSync(folder, { recursive: true });
  writePage("first text");
  writeCounter("clicked");
  writeBeacon(0);
  dev = spawn(process.execPath, ["scripts/dev.mjs"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!dev.stdout) throw new Error("no output to read");
  for await (const line of createInterface(dev.stdout)) {
    site = /Ready: http:\/\/localhost(:\d+)/.exec(line)?.[1] ?? "";
    if (site) break;
  }
  expect(site, "npm run dev says where it listens").not.toBe("");
  dev.stdout.resume();
});

test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (dev && dev.exitCode === null) {
    dev.kill("SIGTERM");
    await once(dev, "exit");
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Turbopack loses an edit made while it still reads the first version of a page's scripts, which
 * takes seconds without `.next/dev`. The only sign that it has finished is an edit that arrives:
 * from then on none may be lost.
 */
async function waitForSubscription(page: Page) {
  let edits = 0;
  await expect(async () => {
    writeBeacon(++edits);
    await expect(page.getByTestId("beacon")).not.toHaveText("0 edits", { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test("an edited client component keeps its state, an edited server component shows without a reload", async ({
  page,
}) => {
  await page.goto(`http://voyara.localhost${site}/hot-reload-check`);
  const counter = page.getByTestId("counter");
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText("clicked 0", { timeout: 500 });
  }).toPass();
  await waitForSubscription(page);
  const count = /\d+/.exec((await counter.textContent()) ?? "")?.[0];

  writeCounter("pressed");
  await expect(counter).toHaveText(`pressed ${count}`, { timeout: 30_000 });

  writePage("second text");
  await expect(page.getByText("second text")).toBeVisible({ timeout: 30_000 });
  await expect(counter).toHaveText(`pressed ${count}`);
});
