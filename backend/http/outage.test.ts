import { sql, type SQL } from "drizzle-orm";
import { getAgencyEndpoint } from "@/lib/api/contract/agencies";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { demoPassword } from "../demo/demo-users";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

const login = () =>
  backend.call(loginEndpoint, {
    body: { email: "agent@alpha.localhost", password: demoPassword },
  });
const answerOf = async (call: ReturnType<TestBackend["call"]>) => {
  const { status, headers, body } = await call;
  return [status, headers.get("Retry-After"), body.code];
};
const askHealth = async () => {
  const { status, headers } = await backend.app.request("/healthz");
  return [status, headers.get("Retry-After")];
};
const unavailable = [503, "5", "database_unavailable"];
const run = (query: SQL) => backend.unscoped.execute(query);

/** What each write of a session does from now on, as the database's own trouble does. */
const failWith = async (sqlState: string) => {
  await run(
    sql.raw(`create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no space' using errcode = '${sqlState}'; end $$`),
  );
  await run(sql`create or replace trigger fails before insert on sessions execute function fail()`);
};

test.each([
  ["a full disk", "53100"],
  ["too many connections", "53300"],
  ["a broken connection", "08006"],
  ["a database that stops", "57P01"],
  ["files that fail", "58030"],
])("%s is 503 for a while, and logged", async (_, sqlState) => {
  await failWith(sqlState);
  expect(await answerOf(login())).toEqual(unavailable);
  expect(backend.logged.at(-1)).toMatchObject({ cause: { code: sqlState } });
});

test("what the database was asked wrongly is an error of ours", async () => {
  await failWith("22012");
  expect(await answerOf(login())).toEqual([500, null, "internal_error"]);
  await run(sql`drop trigger fails on sessions`);
  expect((await login()).status).toBe(200);
});

test("a database that only reads isn't ready, and takes no writes", async () => {
  expect(await askHealth()).toEqual([200, null]);
  // Of its one connection.
  await run(sql`set default_transaction_read_only = on`);
  expect(await askHealth()).toEqual([503, "5"]);
  expect(await answerOf(login())).toEqual(unavailable);
  expect(await answerOf(backend.call(getAgencyEndpoint))).toEqual([200, null, undefined]);
  await run(sql`set default_transaction_read_only = off`);
  expect(await askHealth()).toEqual([200, null]);
});

test("one that is gone is 503, for reads as well", async () => {
  await backend.close();
  expect(await askHealth()).toEqual([503, "5"]);
  expect(await answerOf(backend.call(getAgencyEndpoint))).toEqual(unavailable);
});
