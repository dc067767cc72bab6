import { users } from "../db/schema/users";
import { openTestDatabase } from "../testing/open-test-database";
import { logErrorLine } from "./answer-error";

it("logs which query failed, why and where, and none of its values", async () => {
  const { db, close } = await openTestDatabase();
  const row = {
    agencyId: "00000000-0000-4000-8000-000000000000",
    firstName: "Nora",
    lastName: "Berg",
    userType: "Traveller",
  } as const;
  const insert = db.forOperator((tx) =>
    tx.insert(users).values({ ...row, email: "NORA@example.com", passwordHash: "hash-of-nora" }),
  );
  const error: unknown = await insert.catch((caught: unknown) => caught);
  await close();

  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  logErrorLine({ requestId: "r", call: "POST /x", error });
  const line = String(log.mock.calls[0]?.[0]);
  log.mockRestore();
  expect(String(error)).toContain("hash-of-nora");
  expect(line).toMatch(/insert into \\"users\\".*users_email_is_lower_case.*at /);
  expect(line).not.toMatch(/hash-of-nora|nora@example/i);
  expect(line.split("\n")).toHaveLength(1);
});
