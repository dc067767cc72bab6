import { createRefusalHold } from "./create-refusal-hold";

const never = 3_600_000;
/** Whether it has ended by the time all that is ready has run. */
const hasEnded = async (work: Promise<void>) => {
  let isOver = false;
  void work.then(() => (isOver = true));
  await new Promise(setImmediate);
  return isOver;
};

test("a refusal is held until its client has gone, so many at once and no more", async () => {
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

test("a refusal is sent after the time it is held for", async () => {
  const hold = createRefusalHold({ holdMs: 1, maximum: 1 });
  await hold();
  expect(await hasEnded(hold())).toBe(false);
});
