// Preloaded into each program of a test run, and into each of Jest's environments: `Date` is
// CLOCK_OFFSET_MS ahead, and runs on from there.
const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);

/**
 * Shifts `Date` in this realm. Plain script without imports: it also runs in the browser.
 * @param {number} offsetMs
 */
function shiftDate(offsetMs) {
  const { now } = Date;
  Date.now = () => now() + offsetMs;
  const shifted = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
    apply: (target) => String(new target(target.now())),
  });
  Date.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

if (offset !== 0) shiftDate(offset);
module.exports = { shiftDate };
