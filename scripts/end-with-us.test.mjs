import { spawn } from "node:child_process";
import { once } from "node:events";
import { endWithUs, hasEnded } from "./end-with-us.mjs";

const start = (text) => spawn(process.execPath, ["-e", text], { stdio: ["ignore", "pipe", "inherit"] });

test("ends a program with the signal it is to hear, and waits until it has", async () => {
  const program = start('process.once("SIGINT", () => process.exit(7)); setInterval(() => {}, 1000); console.log("up")');
  const stop = endWithUs(program, "SIGINT");
  await once(program.stdout, "data");
  expect(hasEnded(program)).toBe(false);
  await stop();
  expect(program.exitCode).toBe(7);
});

test("waits for none that a signal has ended already", async () => {
  const program = start('process.kill(process.pid, "SIGKILL")');
  const stop = endWithUs(program);
  await once(program, "exit");
  expect(hasEnded(program)).toBe(true);
  await stop();
});

test("leaves nothing behind at this process", async () => {
  const before = process.listenerCount("exit");
  const stop = endWithUs(start(""));
  expect(process.listenerCount("exit")).toBe(before + 1);
  await stop();
  expect(process.listenerCount("exit")).toBe(before);
});
