import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { getDashboardEndpoint } from "@/lib/api/contract/dashboards";
import { createTicketEndpoint } from "@/lib/api/contract/support";
import type { DemoRole } from "../demo/demo-users";
import { users } from "../db/schema/users";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";
import { writeStories } from "../testing/write-stories";

let backend: TestBackend;
const now = new Date();
const clock = { at: now };
beforeAll(async () => {
  backend = await openTestBackend({ now: () => clock.at });
  await writeStories(backend, "alpha");
});
afterAll(() => backend.close());

const getDashboard = async (agency: TestAgency, as: DemoRole = "owner") =>
  getDashboardEndpoint.response.parse(
    (await backend.call(getDashboardEndpoint, { agency, as })).body,
  );

it("counts the agency's own people, accounts, sessions, requests and pages, and no other agency's", async () => {
  const ticket = {
    subject: "Lost luggage",
    message: "My suitcase is gone.",
    idempotencyKey: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  };
  await backend.call(createTicketEndpoint, { as: "traveller", body: ticket });
  const alpha = await getDashboard("alpha");
  expect(alpha).toMatchObject({
    people: [
      { userType: "Traveller", count: 1 },
      { userType: "TravelAgent", count: 2 },
      { userType: "SalesAgent", count: 1 },
      { userType: "AgencyOwner", count: 1 },
      { userType: "Admin", count: 1 },
    ],
    // The traveller's and this one.
    activeSessions: 2,
    tickets: { of: "agency", open: 1, latest: [{ subject: "Lost luggage" }] },
    // The article of the year 2099 isn't out yet.
    content: { posts: 2, destinations: 2, languages: 3 },
  });
  expect(alpha.newAccounts).toBe(6);
  expect((await getDashboard("alpha", "agent")).wallet).toEqual({
    amount: 56_360,
    currency: "USD",
  });
  const beta = await getDashboard("beta");
  expect(beta).toMatchObject({
    activeSessions: 1,
    tickets: { of: "agency", open: 0, latest: [] },
    content: { posts: 0, destinations: 0, languages: 1 },
  });
});

it("shows requests for support to owners and admins, and to others only their own", async () => {
  const ticket = { subject: "My commission", message: "Where does it go, please?" };
  // After the other one: the latest is listed first.
  clock.at = new Date(now.getTime() + 1_000);
  await backend.call(createTicketEndpoint, {
    as: "sales",
    body: { ...ticket, idempotencyKey: randomUUID() },
  });
  clock.at = now;
  const ticketsOf = async (as: DemoRole) => {
    const { tickets } = await getDashboard("alpha", as);
    return {
      of: tickets.of,
      open: tickets.open,
      subjects: tickets.latest.map(({ subject }) => subject),
    };
  };
  const all = { of: "agency", open: 2, subjects: ["My commission", "Lost luggage"] };
  expect(await ticketsOf("owner")).toEqual(all);
  expect(await ticketsOf("admin")).toEqual(all);
  expect(await ticketsOf("sales")).toEqual({ of: "own", open: 1, subjects: ["My commission"] });
  expect(await ticketsOf("agent")).toEqual({ of: "own", open: 0, subjects: [] });
  expect(await ticketsOf("restricted")).toEqual({ of: "own", open: 0, subjects: [] });
});

it("counts accounts as new for thirty days", async () => {
  await backend.db.forAgency(backend.ids.alpha, async (tx) => {
    const at = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
    const accounts = [
      ["sales", 29],
      ["admin", 31],
    ] as const;
    for (const [name, days] of accounts)
      await tx
        .update(users)
        .set({ createdAt: at(days) })
        .where(eq(users.email, `${name}@alpha.localhost`));
  });
  expect((await getDashboard("alpha")).newAccounts).toBe(5);
});

it("is for those who work there, and takes no period but those it knows", async () => {
  const ask = (as: DemoRole, query: Record<string, string> = {}) =>
    backend.call(getDashboardEndpoint, { as, query });
  for (const as of ["agent", "restricted", "sales", "owner", "admin"] as const)
    expect([as, (await ask(as)).status]).toEqual([as, 200]);
  expect((await ask("traveller")).status).toBe(403);
  expect((await ask("owner", { period: "week" })).status).toBe(422);
});
