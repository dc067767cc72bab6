import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { endWithUs, hasEnded } from "./end-with-us.mjs";

const start = (text) =>
  spawn(process.execPath, ["-e", text], { stdio: ["ignore", "pipe", "inherit"] });

test("ends a program with the given signal, and waits for it", async () => {
  const program = start(
    'process.once("SIGINT", () => process.exit(7)); setInterval(() => {}, 1000); console.log("up")',
  );
  const stop = endWithUs(program, "SIGINT");
  await once(program.stdout, "data");
  expect(hasEnded(program)).toBe(false);
  await stop();
  expect(program.exitCode).toBe(7);
});

test("kills what ignores the signal", async () => {
  const program = start(
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up")',
  );
  const stop = endWithUs(program, "SIGTERM", { patienceMs: 100 });
  await once(program.stdout, "data");
  await stop();
  expect(program.signalCode).toBe("SIGKILL");
});

test("doesn't wait for a program that a signal has already ended", async () => {
  const program = start('process.kill(process.pid, "SIGKILL")');
  const stop = endWithUs(program);
  await once(program, "exit");
  expect(hasEnded(program)).toBe(true);
  await stop();
});

// In a separate process: the test runner's isn't a normal one.
test("leaves nothing behind at a process", () => {
  const file = new URL("./end-with-us.mjs", import.meta.url);
  const script = `
    import { spawn } from "node:child_process";
    import { endWithUs } from ${JSON.stringify(file.href)};
    const counts = [process.listenerCount("exit")];
    const stop = endWithUs(spawn(process.execPath, ["-e", ""]));
    counts.push(process.listenerCount("exit"));
    await stop();
    counts.push(process.listenerCount("exit"));
    console.log(JSON.stringify(counts.map((count) => count - counts[0])));`;
  expect(
    JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
    ),
  ).toEqual([0, 1, 0]);
});
