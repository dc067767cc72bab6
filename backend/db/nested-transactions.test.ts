import { openTestDatabase } from "../testing/open-test-database";

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

let first: TestDatabase;
let second: TestDatabase;
beforeAll(async () => {
  [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

const nothing = () => Promise.resolve("done");
const member = { userId: "", reach: "own" } as const;
const openings = [
  ["forAgency", () => first.db.forAgency("", nothing)],
  ["forMember", () => first.db.forMember("", member, nothing)],
  ["forOperator", () => first.db.forOperator(nothing)],
  ["ping", () => first.db.ping()],
] as const;

it.each(openings)("refuses %s inside a transaction, at once", async (_, open) => {
  const nesting = first.db.forAgency("", async () => {
    await Promise.resolve();
    return open();
  });
  await expect(nesting).rejects.toThrow("Pass the outer `tx` on");
});

it("allows one after another, at once, and of another database", async () => {
  const after = () => first.db.forOperator(nothing);
  await expect(first.db.forAgency("", nothing).then(after)).resolves.toBe("done");
  await expect(Promise.all([after(), after()])).resolves.toEqual(["done", "done"]);
  await expect(first.db.forAgency("", () => second.db.forOperator(nothing))).resolves.toBe("done");
});

it("allows work that began inside and opens its own once the outer one has ended", async () => {
  let end = () => {};
  const hasEnded = new Promise<void>((resolve) => (end = resolve));
  let later: Promise<string> | undefined;
  await first.db.forAgency("", async () => {
    later = hasEnded.then(() => first.db.forOperator(nothing));
    await nothing();
  });
  end();
  await expect(later).resolves.toBe("done");
});
