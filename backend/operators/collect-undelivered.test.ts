import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import { collectUndelivered } from "./collect-undelivered";
import { toOperatorCall } from "./open-operator-call";
import { runAgencyCommand } from "./run-agency-command";

const late = { storefront: "http://10.0.0.5:3000", reason: "didn't answer in time" };
let backend: TestBackend;
let undelivered: (typeof late)[];
let deliveries = 0;
beforeAll(async () => {
  backend = await openTestBackend({
    deliverPurges: async () => {
      deliveries += 1;
      return undelivered;
    },
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  deliveries = 0;
  undelivered = [];
});

async function run(...words: string[]) {
  const { call, listUndelivered } = collectUndelivered(
    toOperatorCall((path, init) => backend.app.request(path, init), operatorToken),
  );
  return {
    printed: await runAgencyCommand(words, call).catch(String),
    undelivered: listUndelivered(),
    deliveries,
  };
}

it("waits for storefronts after a change, and lists those not notified", async () => {
  expect(await run("blogs", "remove", "alpha", "none")).toMatchObject({
    undelivered: [],
    deliveries: 0,
  });
  expect(await run("markups", "set", "alpha", "backend/testing/no-markup.json")).toMatchObject({
    undelivered: [],
    deliveries: 1,
  });
  undelivered = [late];
  // The read after a change doesn't hide its result.
  expect(await run("markups", "set", "alpha", "backend/testing/no-markup.json")).toMatchObject({
    printed: expect.stringContaining("12 %"),
    undelivered: [late],
  });
});

it("doesn't wait if nothing was changed", async () => {
  undelivered = [late];
  expect(await run("show", "alpha")).toMatchObject({ undelivered: [], deliveries: 0 });
});
