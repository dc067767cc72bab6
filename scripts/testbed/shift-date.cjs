// Preloaded into each program of a test run, and into each of Jest's environments: `Date` is
// CLOCK_OFFSET_MS ahead, and runs on from there.
const { syncBuiltinESMExports } = require("node:module");
const threads = require("node:worker_threads");

const { CLOCK_OFFSET_MS, NODE_OPTIONS } = process.env;
const offset = Number(CLOCK_OFFSET_MS ?? 0);

/**
 * Shifts `Date` in this realm, once: a copy of the project brings a copy of this file, too. Plain
 * script without imports: it also runs in the browser.
 * @param {number} offsetMs
 */
function shiftDate(offsetMs) {
  const isShifted = Symbol.for("clock is shifted");
  if (Date[isShifted]) return;
  const { now } = Date;
  Object.defineProperty(Date, isShifted, { value: true });
  Date.now = () => now() + offsetMs;
  const shifted = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
    apply: (target) => String(new target(target.now())),
  });
  Date.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

/** Preloads this file into threads with an environment of their own, too. */
function followIntoThreads({ Worker }) {
  threads.Worker = class ShiftedWorker extends Worker {
    constructor(file, options) {
      const { env } = options ?? {};
      const isOwn = typeof env === "object" && env !== process.env;
      super(file, isOwn ? { ...options, env: { NODE_OPTIONS, CLOCK_OFFSET_MS, ...env } } : options);
    }
  };
  syncBuiltinESMExports();
}

if (offset !== 0) shiftDate(offset);
if (offset !== 0 && threads.Worker.name !== "ShiftedWorker") followIntoThreads(threads);
module.exports = { shiftDate };
