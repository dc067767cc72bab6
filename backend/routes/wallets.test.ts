import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { getWalletEndpoint, type WalletEntry } from "@/lib/api/contract/wallets";
import type { DemoRole } from "../demo/demo-users";
import { users } from "../db/schema/users";
import { moveCredits } from "../ledger/move-credits";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

const backend = openForFile(openTestBackend);

type Wallet = {
  balance: { amount: number; currency: string };
  entries: WalletEntry[];
  page: number;
  pages: number;
};
const getWallet = async (
  as: DemoRole,
  { agency = "alpha", page }: { agency?: TestAgency; page?: number } = {},
) => {
  const { status, body } = await backend.call(getWalletEndpoint, {
    agency,
    as,
    ...(page ? { query: { page: String(page) } } : {}),
  });
  return { status, code: body.code, ...(body as unknown as Wallet) };
};

it("shows one's own balance and statement, the latest first, each line with what was there after it", async () => {
  const { balance, entries, page, pages } = await getWallet("traveller");
  expect([balance, page, pages]).toEqual([{ amount: 12_550, currency: "USD" }, 1, 1]);
  expect(
    entries.map(({ kind, amount, balance: after }) => [kind, amount.amount, after.amount]),
  ).toEqual([
    ["refund", 2_550, 12_550],
    ["payment", -7_000, 10_000],
    ["reward", 12_000, 17_000],
    ["reward", 5_000, 5_000],
  ]);
  expect(entries.map(({ reference }) => reference)).toEqual([
    "A-58RD4C",
    "A-58RD4C",
    "H-7QX2LM",
    null,
  ]);
  const [latest, ...earlier] = entries;
  for (const { createdAt } of earlier) expect(createdAt < (latest?.createdAt ?? "")).toBe(true);
});

it("is empty before its first line, in the agency's currency", async () => {
  expect(await getWallet("owner")).toMatchObject({
    status: 200,
    balance: { amount: 0, currency: "USD" },
    entries: [],
    page: 1,
    pages: 1,
  });
});

it("has pages of twenty lines that leave nothing out", async () => {
  const { alpha } = backend.ids;
  await backend.db.forAgency(alpha, async (tx) => {
    const [sales] = await tx.select().from(users).where(eq(users.email, "sales@alpha.localhost"));
    for (let line = 1; line <= 45; line += 1)
      await moveCredits(tx, alpha, {
        userId: sales?.id ?? "",
        kind: "topUp",
        money: { amount: line, currency: "USD" },
        description: `Line ${line}`,
        idempotencyKey: randomUUID(),
      });
  });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => getWallet("sales", { page })));
  expect(pages.map(({ entries, pages: count, page }) => [page, entries.length, count])).toEqual([
    [1, 20, 3],
    [2, 20, 3],
    [3, 5, 3],
    [4, 0, 3],
  ]);
  const lines = pages.flatMap(({ entries }) => entries.map(({ description }) => description));
  expect(lines).toEqual(Array.from({ length: 45 }, (_, index) => `Line ${45 - index}`));
  for (const query of ["0", "-1", "x", "1.5", "99999"])
    expect(
      (await backend.call(getWalletEndpoint, { as: "sales", query: { page: query } })).status,
    ).toBe(422);
});

it("isn't there for travellers of an agency without a reward wallet; those who work there have theirs", async () => {
  expect(await getWallet("traveller", { agency: "beta" })).toMatchObject({
    status: 404,
    code: "wallet_not_found",
  });
  expect(await getWallet("agent", { agency: "beta" })).toMatchObject({
    status: 200,
    balance: { amount: 56_360 },
  });
});
