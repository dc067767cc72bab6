import { gunzipSync } from "node:zlib";
import { backupPath } from "../backups/backup-format";
import { writeBackup } from "../backups/write-backup";
import { demoUsers } from "../demo/demo-users";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";

let begun = 0;
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({
    writeBackup: (output) => {
      begun += 1;
      return writeBackup(backend.unscoped, output);
    },
  });
});
afterAll(() => backend.close());

type CallOptions = Parameters<TestBackend["call"]>[1];
const withToken = (Authorization: string): CallOptions => ({ headers: { Authorization } });
const strangers: [string, CallOptions][] = [
  ["a visitor", {}],
  ...demoUsers.map(({ role }): [string, CallOptions] => [`${role} of an agency`, { as: role }]),
  ["an owner at another agency", { as: "owner", signedInAt: "beta" }],
  ["the service credential", withToken("Bearer test-service-credential")],
  ["another token", withToken(`Bearer ${operatorToken}x`)],
  ["a part of the token", withToken(`Bearer ${operatorToken.slice(0, -1)}`)],
  ["the token in another scheme", withToken(`Basic ${operatorToken}`)],
  ["the token in the address", { query: { token: operatorToken, operatorToken } }],
];

it.each(strangers)("refuses %s, and begins none", async (_name, options) => {
  const { status, headers, body } = await backend.call(`GET ${backupPath}`, options);
  const message = "The operator's token is missing or wrong";
  expect([status, headers.get("Content-Type")]).toEqual([401, "application/json"]);
  expect(body).toEqual({
    code: "operator_credential_required",
    message,
    error: message,
    requestId: headers.get("X-Request-Id"),
  });
  expect(begun).toBe(0);
});

it("gives the operator all agencies' rows", async () => {
  const answer = await backend.app.request(backupPath, {
    headers: { Authorization: `Bearer ${operatorToken}` },
  });
  expect([
    answer.status,
    answer.headers.get("Content-Type"),
    answer.headers.get("Cache-Control"),
  ]).toEqual([200, "application/gzip", "no-store"]);
  const lines = gunzipSync(await answer.arrayBuffer())
    .toString()
    .split("\n");
  for (const agency of Object.keys(backend.ids))
    expect(lines).toContainEqual(expect.stringContaining(`"subdomain":"${agency}"`));
  expect(begun).toBe(1);
});

it("is described as bytes that the operator's token opens", async () => {
  const { paths } = (await backend.call("GET /api/openapi.json")).body as {
    paths: Record<string, { get: object }>;
  };
  expect(paths[backupPath]?.get).toMatchObject({
    operationId: "operatorGetBackup",
    tags: ["Operators"],
    security: [{ operator: [] }],
    responses: { 200: { content: { "application/gzip": {} } }, 401: expect.anything() },
  });
});
