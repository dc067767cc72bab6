import { eq } from "drizzle-orm";
import { changePasswordEndpoint, signUpEndpoint } from "@/lib/api/contract/accounts";
import { updateProfileEndpoint } from "@/lib/api/contract/profile";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { createTicketEndpoint } from "@/lib/api/contract/support";
import { users } from "../db/schema/users";
import { demoPassword } from "../demo/demo-users";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";

const backend = openForFile(openTestBackend);

const email = "traveller@alpha.localhost";
const person = { first_name: "Nora", last_name: "Berg" };
/**
 * What would raise a user's privileges, in every spelling it has on the wire and in the tables.
 */
const extras = Object.entries({
  role: "admin",
  userType: "Admin",
  user_type: "Admin",
  isTravelAgent: true,
  is_travel_agent: true,
  isRestrictedAgent: false,
  auth: { "/settings/website": { read: true } },
  isRewardWalletEnable: true,
  personal_info: { credits: { amount: 1_000, currency: "USD" } },
  credits: 1_000,
  emailVerifiedAt: "2026-01-01T00:00:00Z",
  agencyId: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
});

const rows = () =>
  backend.db.forAgency(backend.ids.alpha, (tx) => tx.select().from(users).orderBy(users.id));

it.each([
  [
    "signing up",
    signUpEndpoint,
    { ...person, email: "new@example.com", password: "meadow-Lamp-41" },
  ],
  ["signing in", loginEndpoint, { email, password: demoPassword }],
  ["the profile", updateProfileEndpoint, { ...person, language: null, currency: null }],
  [
    "a new password",
    changePasswordEndpoint,
    { currentPassword: demoPassword, password: "meadow-Lamp-41" },
  ],
  [
    "a request for support",
    createTicketEndpoint,
    { subject: "A cot", message: "May we have a cot, please?", idempotencyKey: extras.at(-1)?.[1] },
  ],
] as const)(
  "%s takes no field that would make somebody more than they are",
  async (_name, endpoint, body) => {
    const before = await rows();
    for (const [name, value] of extras) {
      const answer = await backend.call(endpoint, {
        as: "traveller",
        body: { ...body, [name]: value },
      });
      expect([name, answer.status, answer.body.code]).toEqual([name, 422, "invalid_input"]);
    }
    expect(await rows()).toEqual(before);
  },
);

it("understands the same bodies without them", async () => {
  const answer = await backend.call(updateProfileEndpoint, {
    as: "traveller",
    body: { ...person, language: null, currency: null },
  });
  expect(answer.status).toBe(200);
  const [row] = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(users).where(eq(users.email, email)),
  );
  expect(row).toMatchObject({ firstName: "Nora", userType: "Traveller", isTravelAgent: false });
});
