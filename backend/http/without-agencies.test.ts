import { header } from "@/lib/api/headers";
import { createAgency } from "../agencies/create-agency";
import { createApp } from "../create-app";
import { createSecretBox } from "../secrets/secret-box";
import { openTestDatabase } from "../testing/open-test-database";
import { testAgencies } from "../testing/test-agencies";

const backendToken = "test-service-credential";
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("tells a site without agencies from an unknown host, only with the service credential", async () => {
  const { db } = database;
  const secrets = createSecretBox([Buffer.alloc(32, 1)]);
  const names = {
    rootDomain: "localhost",
    defaultAgency: "alpha",
    operatorToken: "test-operator-token",
  };
  const app = createApp({
    db,
    backendToken,
    secrets,
    allowLoopbackUrls: false,
    readWork: async () => "work 1\n",
    ...names,
  });
  const ask = async (host: string, token = backendToken) => {
    const answer = await app.request("/api/agency", {
      headers: { [header.agencyHost]: host, [header.backendToken]: token },
    });
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code];
  };
  expect([await ask("localhost"), await ask("nobody.example")]).toEqual(
    Array(2).fill([503, "no_agencies"]),
  );
  expect(await ask("localhost", "wrong")).toEqual([401, "service_credential_required"]);
  // Two of them: having checked once changes nothing.
  for (const subdomain of ["alpha", "beta"] as const)
    await createAgency(db, {
      input: { ...testAgencies[subdomain], subdomain },
      rootDomain: "localhost",
    });
  expect([await ask("localhost"), await ask("nobody.example")]).toEqual([
    [200, undefined],
    [404, "agency_not_found"],
  ]);

  const readMetrics = (headers: Record<string, string>) => app.request("/metrics", { headers });
  expect((await readMetrics({})).status).toBe(401);
  const answer = await readMetrics({ [header.backendToken]: backendToken });
  expect([answer.status, await answer.text()]).toEqual([200, "work 1\n"]);
});
