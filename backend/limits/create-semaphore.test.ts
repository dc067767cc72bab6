import { setImmediate as nextTurn } from "node:timers/promises";
import { createSemaphore } from "./create-semaphore";

const works = () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
};

it("runs up to the maximum at once, queues some more and rejects the rest", async () => {
  const run = createSemaphore({ maximum: 2, maximumWaiting: 2, onFull: () => new Error("full") });
  const { work, ends } = works();
  const runs = [run(work), run(work), run(work), run(work)];
  await expect(run(work)).rejects.toThrow("full");
  await nextTurn();
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await nextTurn();
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  await nextTurn();
  expect(ends).toHaveLength(4);
  for (const end of ends) end();
  await Promise.all(runs);
  // All slots are free again.
  const later = [run(work), run(work), run(work), run(work)];
  await expect(run(work)).rejects.toThrow("full");
  for (let ended = 0; ended < 8; ended += 1) {
    ends[ended]?.();
    await nextTurn();
  }
  await Promise.all(later);
});

it("releases a slot when its work fails, even before it begins", async () => {
  const run = createSemaphore({ maximum: 1, maximumWaiting: 0, onFull: () => new Error("full") });
  const fails = [
    () => Promise.reject(new Error("fails")),
    () => {
      throw new Error("fails");
    },
  ];
  for (const work of fails) {
    await expect(run(work)).rejects.toThrow("fails");
    await nextTurn();
  }
  await expect(run(() => Promise.resolve("fine"))).resolves.toBe("fine");
});
