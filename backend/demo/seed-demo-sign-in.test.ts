import { getAgencyRecord } from "../agencies/agency-record";
import { updateAgency } from "../agencies/update-agency";
import { listStoredSsoProviders, removeSsoProvider, setSsoProvider } from "../sso/set-sso-provider";
import { getSsoProvider } from "../sso/sso-providers";
import { openTestDatabase } from "../testing/open-test-database";
import { seedDemo } from "./seed-demo";
import { seedDemoSignIn } from "./seed-demo-sign-in";

const rootDomain = "localhost";
const address = "http://localhost:4444/";
const [first, second] = [
  "first-secret-of-more-than-32-characters",
  "second-secret-of-more-than-32-characters",
];
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, { rootDomain, nordlysReturnUrl: address });
});
afterAll(() => database.close());

const read = async () => {
  const stored = await database.db.forOperator((tx) => getAgencyRecord(tx, "nordlys"));
  if (!stored) throw new Error("there is no nordlys");
  return stored;
};
const change = async (input: Parameters<typeof updateAgency>[2]["input"]) =>
  updateAgency(database.db, "nordlys", {
    input,
    version: (await read()).record.version,
    ...{ rootDomain, requestId: "test", now: new Date() },
  });
const seed = (secret: string, at = address) =>
  seedDemoSignIn(database.db, database.secrets, { address: at, secret });
const getSecret = async () => {
  const { id, record } = await read();
  const agency = { ...record, id, updatedAt: new Date().toISOString() };
  return (
    (await getSsoProvider(database.db, database.secrets, { agency, id: "agency" }))?.secret ?? null
  );
};

it("uses the latest start's secret and Nordlys' return URL, and skips no click for an unsolicited token", async () => {
  expect((await read()).record.returnUrl).toBe(address);
  expect([await seed(first), await getSecret()]).toEqual([true, first]);
  expect([await seed(second), await getSecret()]).toEqual([true, second]);
  expect(await listStoredSsoProviders(database.db, "nordlys")).toMatchObject([
    { id: "agency", settings: { issuer: address, allowsUnsolicited: false } },
  ]);
  for (const agency of ["voyara", "solmar", "harbour", "dormant"])
    expect(await listStoredSsoProviders(database.db, agency)).toEqual([]);
});

it("keeps an operator's changes: the return URL, single sign-on, the provider", async () => {
  await seed(first);
  expect(await seed(second, "http://localhost:4445/")).toBe(false);
  await change({ returnUrl: "https://www.nordlys.example/" });
  expect(await seed(second)).toBe(false);
  await change({
    returnUrl: address,
    sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: true },
  });
  expect(await seed(second)).toBe(false);
  await change({ sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } });
  expect(await getSecret()).toBe(first);

  const settings = { label: "Nordlys", issuer: "https://www.nordlys.example", createsUsers: true };
  const signedRedirect = {
    ...settings,
    protocol: "signed-redirect",
    algorithm: "HS256",
    jwksUrl: null,
    allowsUnsolicited: false,
  } as const;
  const oidc = { ...settings, protocol: "oidc", clientId: "travel-site", issuer: address } as const;
  for (const own of [signedRedirect, oidc]) {
    const secret = `${own.protocol}-secret-of-more-than-32-characters`;
    await setSsoProvider(database.db, database.secrets, {
      subdomain: "nordlys",
      input: { id: "agency", settings: own, secret },
      requestId: "test",
    });
    expect([await seed(second), await getSecret()]).toEqual([false, secret]);
  }
  await removeSsoProvider(database.db, { subdomain: "nordlys", id: "agency", requestId: "test" });
  expect([await seed(second), await getSecret()]).toEqual([true, second]);
});
