import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { env } from "@/lib/env";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../db/schema/ledger";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { createTransaction } from "./create-transaction";
import { getOrCreateAccount } from "./get-or-create-account";
import { listWalletEntries } from "./list-wallet-entries";
import { moveCredits } from "./move-credits";

let backend: TestBackend;
let people: string[];
const inAlpha = <T>(work: (tx: Transaction) => Promise<T>) =>
  backend.db.forAgency(backend.ids.alpha, work);
beforeAll(async () => {
  backend = await openTestBackend();
  // Those without a history.
  people = await inAlpha(async (tx) =>
    (await tx.select({ id: users.id, email: users.email }).from(users)).flatMap(({ id, email }) =>
      /^(?:restricted|sales|owner|admin)@/.test(email) ? [id] : [],
    ),
  );
});
afterAll(() => backend.close());

const give = (userId: string, amount: number, idempotencyKey: string = randomUUID()) =>
  inAlpha((tx) =>
    moveCredits(tx, backend.ids.alpha, {
      userId,
      kind: amount > 0 ? "topUp" : "payment",
      money: { amount, currency: "USD" },
      description: "Test",
      idempotencyKey,
    }),
  );
const balanceOf = async (userId: string) => {
  const [row] = await inAlpha((tx) =>
    tx
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.userId, userId)),
  );
  return row?.balance ?? 0;
};
const walletOf = (userId: string) =>
  inAlpha((tx) =>
    getOrCreateAccount(tx, backend.ids.alpha, { kind: "wallet", userId, currency: "USD" }),
  );
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${reasonOf(error.cause)}` : "";
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "was not refused",
    (error: unknown) => reasonOf(error),
  );

/**
 * What must hold at any time: all is zero together, each account is the sum of its entries,
 * each line continues the one before.
 */
async function expectBooksInOrder() {
  await inAlpha(async (tx) => {
    const totals = await tx
      .select({
        currency: ledgerEntries.currency,
        total: sql<number>`sum(${ledgerEntries.amount})::int`,
      })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.currency);
    expect(totals.filter(({ total }) => total !== 0)).toEqual([]);
    const accounts = await tx.select().from(ledgerAccounts);
    for (const account of accounts) {
      const lines = await tx
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.accountId, account.id))
        .orderBy(ledgerEntries.position);
      let running = 0;
      for (const line of lines) expect(line.balance).toBe((running += line.amount));
      expect(account.balance).toBe(running);
      if (account.kind === "wallet") expect(account.balance).toBeGreaterThanOrEqual(0);
    }
  });
}

it("keeps all accounts together at zero, and each at the sum of its entries, whatever is moved", async () => {
  const transfer = fc.record({
    from: fc.nat(people.length - 1),
    to: fc.nat(people.length - 1),
    amount: fc.integer({ min: 1, max: 5_000 }),
  });
  await give(people[0] ?? "", 10_000);
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { maxLength: 8 }), async (transfers) => {
      for (const { from, to, amount } of transfers) {
        const [source, target] = [people[from] ?? "", people[to] ?? ""];
        const held = await balanceOf(source);
        const [a, b] = [await walletOf(source), await walletOf(target)];
        const entries = [
          { accountId: a.id, amount: -amount },
          { accountId: b.id, amount },
        ];
        const move = inAlpha((tx) =>
          createTransaction(tx, backend.ids.alpha, {
            kind: "correction",
            description: "Transfer",
            idempotencyKey: randomUUID(),
            currency: "USD",
            entries,
          }),
        );
        // An account is in a transaction once.
        if (source === target) await expect(move).rejects.toThrow(/insert into|enough/);
        else if (held < amount)
          await expect(move).rejects.toMatchObject({ status: 409, code: "insufficient_credits" });
        else await expect(move).resolves.toMatchObject({ isNew: true });
      }
      await expectBooksInOrder();
    }),
    { numRuns: 12 },
  );
});

it("spends a wallet once, however many try at the same moment", async () => {
  const [userId = ""] = people;
  await give(userId, 10_000 - (await balanceOf(userId)) || 1);
  const held = await balanceOf(userId);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => give(userId, -3_000)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(
    Math.floor(held / 3_000),
  );
  for (const attempt of tries)
    if (attempt.status === "rejected")
      expect(attempt.reason).toMatchObject({ code: "insufficient_credits" });
  expect(await balanceOf(userId)).toBe(held % 3_000);
  await expectBooksInOrder();
});

it("waits for nobody for ever when two pay each other many times", async () => {
  const [a, b] = [await walletOf(people[1] ?? ""), await walletOf(people[2] ?? "")];
  await give(people[1] ?? "", 5_000);
  await give(people[2] ?? "", 5_000);
  const pay = (from: string, to: string) =>
    inAlpha((tx) =>
      createTransaction(tx, backend.ids.alpha, {
        kind: "correction",
        description: "Transfer",
        idempotencyKey: randomUUID(),
        currency: "USD",
        entries: [
          { accountId: from, amount: -10 },
          { accountId: to, amount: 10 },
        ],
      }),
    );
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => (index % 2 ? pay(a.id, b.id) : pay(b.id, a.id))),
  );
  await expectBooksInOrder();
});

it("does the same thing once per key, also when asked many times at once, and refuses the key for anything else", async () => {
  const [, , , userId = ""] = people;
  const [before, key] = [await balanceOf(userId), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => give(userId, 700, key)));
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await balanceOf(userId)).toBe(before + 700);
  await expect(give(userId, 701, key)).rejects.toMatchObject({
    status: 422,
    code: "idempotency_key_reused",
  });
  // Another agency's keys are its own.
  const { beta } = backend.ids;
  const inBeta = await backend.db.forAgency(beta, async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, "owner@beta.localhost"));
    const money = { amount: 700, currency: "EUR" };
    return moveCredits(tx, beta, {
      userId: person?.id ?? "",
      kind: "topUp",
      money,
      description: "Test",
      idempotencyKey: key,
    });
  });
  expect(inBeta.isNew).toBe(true);
});

it("gives a wallet one currency, and takes no amount of the wrong sign", async () => {
  const [userId = ""] = people;
  await give(userId, 100);
  const move = (kind: "reward" | "payment", amount: number, currency: string) =>
    inAlpha((tx) =>
      moveCredits(tx, backend.ids.alpha, {
        userId,
        kind,
        money: { amount, currency },
        description: "x",
        idempotencyKey: randomUUID(),
      }),
    );
  await expect(move("reward", 100, "EUR")).rejects.toMatchObject({
    status: 409,
    code: "other_currency",
  });
  for (const amount of [-1, 0, 0.5, Number.NaN])
    await expect(move("reward", amount, "USD")).rejects.toThrow(/is no amount/);
  await expect(move("payment", 1, "USD")).rejects.toThrow(/is no amount/);
});

describe("the database itself", () => {
  const { TEST_DATABASE_URL } = env();
  const write = (amounts: number[], currency = "USD") =>
    inAlpha(async (tx) => {
      const accounts = await Promise.all(
        (["rewards", "sales"] as const).map((kind) =>
          getOrCreateAccount(tx, backend.ids.alpha, { kind, currency }),
        ),
      );
      const values = {
        agencyId: backend.ids.alpha,
        kind: "correction",
        description: "x",
        idempotencyKey: randomUUID(),
        fingerprint: "",
      } as const;
      const [transaction] = await tx.insert(ledgerTransactions).values(values).returning();
      const entries = amounts.map((amount, index) => ({
        agencyId: backend.ids.alpha,
        transactionId: transaction?.id ?? "",
        accountId: accounts[index]?.id ?? "",
        currency,
        amount,
      }));
      await tx.insert(ledgerEntries).values(entries);
    });

  it(`refuses what doesn't add up (${TEST_DATABASE_URL ? "on a server" : "embedded"})`, async () => {
    expect(await refusal(write([100, -99]))).toMatch(/do not add up to zero/);
    expect(await refusal(write([100]))).toMatch(/do not add up to zero/);
    await expect(write([100, -100])).resolves.toBeUndefined();
    await expectBooksInOrder();
  });

  it("lets nobody change or remove what is in the books", async () => {
    const attempts = [
      (tx: Transaction) => tx.update(ledgerEntries).set({ amount: 1 }),
      (tx: Transaction) => tx.delete(ledgerEntries),
      (tx: Transaction) => tx.update(ledgerTransactions).set({ description: "other" }),
      (tx: Transaction) => tx.delete(ledgerTransactions),
      (tx: Transaction) => tx.delete(ledgerAccounts),
      (tx: Transaction) => tx.update(ledgerAccounts).set({ currency: "EUR" }),
    ];
    for (const attempt of attempts) {
      expect(await refusal(inAlpha(attempt))).toMatch(/permission denied/);
      expect(await refusal(backend.db.forOperator(attempt))).toMatch(/permission denied/);
    }
    expect(await refusal(inAlpha((tx) => tx.update(ledgerAccounts).set({ balance: 1 })))).toMatch(
      /only entries change/,
    );
    const account = {
      agencyId: backend.ids.alpha,
      kind: "rewards",
      currency: "SEK",
      balance: 5,
    } as const;
    expect(await refusal(inAlpha((tx) => tx.insert(ledgerAccounts).values(account)))).toMatch(
      /only entries change/,
    );
  });

  it("keeps the books of agencies apart", async () => {
    const { alpha, beta } = backend.ids;
    const ofAlpha = await walletOf(people[0] ?? "");
    await backend.db.forAgency(beta, async (tx) => {
      expect(
        await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.agencyId, alpha)),
      ).toEqual([]);
      expect(
        await tx.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, ofAlpha.id)),
      ).toEqual([]);
    });
    const steal = backend.db.forAgency(beta, async (tx) => {
      const own = await getOrCreateAccount(tx, beta, { kind: "sales", currency: "USD" });
      const entries = [
        { accountId: ofAlpha.id, amount: -50 },
        { accountId: own.id, amount: 50 },
      ];
      await createTransaction(tx, beta, {
        kind: "correction",
        description: "x",
        idempotencyKey: randomUUID(),
        currency: "USD",
        entries,
      });
    });
    expect(await refusal(steal)).toMatch(/null value in column "(?:position|balance)"/);
    const ofOther = {
      agencyId: beta,
      kind: "wallet",
      userId: people[0] ?? "",
      currency: "USD",
    } as const;
    expect(
      await refusal(backend.db.forAgency(beta, (tx) => tx.insert(ledgerAccounts).values(ofOther))),
    ).toMatch(/foreign key/);
  });
});

it("keeps the books when somebody's account is deleted, without saying whose they were", async () => {
  const [, userId = ""] = people;
  await give(userId, 100);
  const { id } = await walletOf(userId);
  await inAlpha((tx) => tx.delete(users).where(eq(users.id, userId)));
  const [account] = await inAlpha((tx) =>
    tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, id)),
  );
  expect(account).toMatchObject({ userId: null, kind: "wallet" });
  expect(
    (await inAlpha((tx) => listWalletEntries(tx, backend.ids.alpha, { userId, page: 1 }))).entries,
  ).toEqual([]);
  await expectBooksInOrder();
});
