import { createSemaphore } from "./create-semaphore";

const open = () =>
  createSemaphore({ maximum: 2, maximumWaiting: 2, onFull: () => new Error("full") });
const works = () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
};

it("runs as many at once as it may, queues some more and refuses the rest", async () => {
  const run = open();
  const { work, ends } = works();
  const runs = [run(work), run(work), run(work), run(work)];
  await expect(run(work)).rejects.toThrow("full");
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await runs[0];
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  await runs[2];
  for (const end of ends) end();
  await Promise.all(runs);
  // All places are free again.
  const later = [run(work), run(work)];
  for (const end of ends) end();
  await expect(Promise.all(later)).resolves.toEqual([undefined, undefined]);
});

it("gives a place back when a work fails", async () => {
  const run = createSemaphore({ maximum: 1, maximumWaiting: 0, onFull: () => new Error("full") });
  await expect(run(() => Promise.reject(new Error("fails")))).rejects.toThrow("fails");
  await expect(run(() => Promise.resolve("fine"))).resolves.toBe("fine");
});
