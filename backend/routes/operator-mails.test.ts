import { randomUUID } from "node:crypto";
import { listDevelopmentMailsEndpoint, type KeptMail } from "@/lib/api/contract/mails";
import { createTicketEndpoint } from "@/lib/api/contract/support";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ showsMails: true });
  for (const agency of ["alpha", "beta"] as const)
    await backend.call(createTicketEndpoint, {
      agency,
      as: "sales",
      body: { subject: `Of ${agency}`, message: "Hello, hello", idempotencyKey: randomUUID() },
    });
});
afterAll(() => backend.close());

const asked = async (query: Record<string, string>) => {
  const { status, body } = await backend.call("GET /api/operator/mails", {
    query,
    headers: { Authorization: `Bearer ${operatorToken}` },
  });
  return { status, mails: body.mails as KeptMail[] };
};

it("tells operators what an agency has written, to everybody or to one address", async () => {
  const { mails } = await asked({ agency: "alpha" });
  expect(mails.map(({ to }) => to).sort()).toEqual([
    "owner@alpha.localhost",
    "sales@alpha.localhost",
  ]);
  const [receipt, ...others] = (await asked({ agency: "alpha", to: "sales@alpha.localhost" }))
    .mails;
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    kind: "ticketReceived",
    sentAt: null,
    attempts: 0,
    lastError: null,
    text: expect.stringContaining("> Of alpha") as string,
  });
  expect((await asked({ agency: "alpha", to: "sales@beta.localhost" })).mails).toEqual([]);
  expect((await asked({ agency: "nobody" })).status).toBe(404);
  expect((await asked({})).status).toBe(422);
});

it("shows an agency its own mails in development and nothing anywhere else", async () => {
  const { body } = await backend.call(listDevelopmentMailsEndpoint, { agency: "beta" });
  expect((body.mails as KeptMail[]).map(({ to }) => to).sort()).toEqual([
    "owner@beta.localhost",
    "sales@beta.localhost",
  ]);
  const elsewhere = await openTestBackend();
  const refused = await elsewhere.call(listDevelopmentMailsEndpoint, { as: "admin" });
  expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
  await elsewhere.close();
});
