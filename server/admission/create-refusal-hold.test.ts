import { createRefusalHold } from "./create-refusal-hold";

const never = 3_600_000;
/** Whether it has ended once all pending tasks have run. */
const hasEnded = async (work: Promise<void>) => {
  let isOver = false;
  void work.then(() => (isOver = true));
  await new Promise(setImmediate);
  return isOver;
};

test("a rejection is held until its client has gone, up to a maximum number", async () => {
  const hold = createRefusalHold({ holdMs: never, maximum: 2 });
  const gone = new AbortController();
  const held = [hold(gone.signal), hold()];
  expect(await Promise.all([...held, hold()].map(hasEnded))).toEqual([false, false, true]);
  gone.abort();
  await held[0];
  expect(await Promise.all([hold(gone.signal), hold(), hold()].map(hasEnded))).toEqual([
    true,
    false,
    true,
  ]);
});

test("a rejection is sent after the hold time", async () => {
  const hold = createRefusalHold({ holdMs: 1, maximum: 1 });
  await hold();
  expect(await hasEnded(hold())).toBe(false);
});
