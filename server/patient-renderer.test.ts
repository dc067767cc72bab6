import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { findCommand } from "../scripts/find-command.mjs";
import { createPatientRenderer } from "./patient-renderer";
import type * as StandBehind from "./stand-behind";
import { standAside } from "./stand-behind";
import { askRenderer } from "./testing/ask-renderer";

// One that gives way to everybody gets no turn for minutes where all cores are busy: only the test of that lets it.
jest.mock("./stand-behind", () => ({ ...jest.requireActual<typeof StandBehind>("./stand-behind"), standAside: jest.fn() }));

jest.setTimeout(300_000);

const double = pathToFileURL(join(__dirname, "testing/renderer-double.mjs"));
const never = 3_600_000;
let folder = "";
let socketPath = "";
let patient: ReturnType<typeof createPatientRenderer> | undefined;
let logged: jest.SpyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "patient-"));
  socketPath = join(folder, "next.sock");
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  jest.useRealTimers();
  await patient?.stop();
  rmSync(folder, { recursive: true });
});

type Limits = Partial<Pick<Parameters<typeof createPatientRenderer>[1], "idleMs" | "lastingMs" | "maxForgetMs" | "maxStopMs" | "retryMs">>;
const open = ({ behaviour = "", ...limits }: Limits & { behaviour?: string } = {}) =>
  (patient = createPatientRenderer(double, { socketPath, args: [behaviour], env: process.env, lastingMs: 0, maxForgetMs: never, maxStopMs: never, ...limits }));
const ask = (path?: string) => askRenderer(socketPath, path);
async function wakeUp(sleeping: ReturnType<typeof createPatientRenderer>) {
  while (!sleeping.wake()) await wait(20);
  return ask();
}

/** The policies by which the system gives its threads their turns; 5 is Linux's idle class (sched(7)). */
const policiesOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8").replace(/^.*\) /s, "");
    return Number(fields.split(" ")[38]);
  });

test("it is started once, when it is first of use, and stands behind whoever started it", async () => {
  jest.mocked(standAside).mockImplementationOnce(jest.requireActual<typeof StandBehind>("./stand-behind").standAside);
  const patient = open({ maxStopMs: 0 });
  await patient.forget(["voyara"]);
  expect(existsSync(socketPath)).toBe(false);
  expect([patient.wake(), patient.wake()]).toEqual([false, false]);
  const { pid } = await wakeUp(patient);
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  if (process.platform === "linux" && findCommand(["chrt"])) expect(new Set(policiesOf(pid))).toEqual(new Set([5]));
  await patient.forget(["voyara"]);
  expect(await ask()).toEqual(expect.objectContaining({ pid, purged: ["voyara"] }));
});

test("one that doesn't forget in time is ended, so that nothing remembers; the next one is another", async () => {
  const patient = open({ maxForgetMs: 50, maxStopMs: 50 });
  const { pid } = await wakeUp(patient);
  await patient.forget(["hangs"]);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect((await wakeUp(patient)).pid).not.toBe(pid);
});

test.each([
  ["what lasts", 2_100, true],
  ["what is much at one moment, and again a while later", 1_900, false],
])("it is started for %s", async (_, milliseconds, isStarted) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const patient = open({ lastingMs: 2_000 });
  for (let burst = 0; burst < 3; burst++) {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      patient.wake();
      jest.advanceTimersByTime(100);
    }
    jest.advanceTimersByTime(1_000);
  }
  await patient.stop();
  expect(existsSync(`${socketPath}.stopped`)).toBe(isStarted);
});

test("one that hasn't been of use for a while is ended, and another one is started when it would be again", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const patient = open({ idleMs: 1_000 });
  const wake = async () => {
    while (!patient.wake()) await new Promise(setImmediate);
  };
  await wake();
  for (let second = 0; second < 3; second++) {
    jest.advanceTimersByTime(999);
    expect(patient.wake()).toBe(true);
  }
  jest.advanceTimersByTime(1_000);
  expect(patient.wake()).toBe(false);
  await wake();
  expect(existsSync(`${socketPath}.stopped`)).toBe(true);
  expect(logged).not.toHaveBeenCalled();
});

test("its death is a line in the log, and another one takes its place", async () => {
  const patient = open();
  const { pid } = await wakeUp(patient);
  await ask("/die").catch(() => {});
  while (patient.wake()) await wait(20);
  await patient.forget(["voyara"]);
  expect(logged.mock.calls.join()).toContain("it ended with code 4");
  expect((await wakeUp(patient)).pid).not.toBe(pid);
});

test("one that can't be started is tried again, not at every question", async () => {
  const patient = open({ behaviour: "silent", retryMs: never });
  patient.wake();
  while (logged.mock.calls.length === 0) await wait(20);
  for (let count = 0; count < 5; count++) expect(patient.wake()).toBe(false);
  await wait(200);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("a stop waits for one that is being started, and none is started after it", async () => {
  const patient = open();
  patient.wake();
  await patient.stop();
  expect(existsSync(`${socketPath}.stopped`)).toBe(true);
  expect(patient.wake()).toBe(false);
  await wait(100);
  expect(existsSync(socketPath)).toBe(false);
});
