import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { openApiDouble } from "@/lib/api/testing/open-api-double";
import { header } from "@/lib/api/headers";
import { GET } from "./route";

jest.mock("@/lib/session/get-request-id", () => ({ getRequestId: () => undefined }));

let api: Awaited<ReturnType<typeof openApiDouble>>;
const hash = "0123456789abcdef".repeat(4);
const bytes = Buffer.from([0x52, 0x49, 0x46, 0x46, 0x00, 0xff]);

beforeEach(async () => {
  globalThis.agencyRegistry = undefined;
  api = await openApiDouble(
    {
      "acme.localhost": agencyFixture(),
      "other.localhost": agencyFixture({ subdomain: "other" }),
      "dormant.localhost": agencyFixture({ subdomain: "dormant", status: "Inactive" }),
    },
    (app) =>
      app.get("/api/agency/media/:hash", (context) =>
        context.req.header(header.agencyHost) === "acme.localhost" &&
        context.req.param("hash") === hash
          ? context.json({ content: bytes.toString("base64") })
          : context.json(
              { code: "picture_not_found", message: "", error: "", requestId: "r" },
              404,
            ),
      ),
  );
  const set = {
    MAIN_API_URL: api.url,
    RESORT_API_URL: api.url,
    BACKEND_TOKEN: "b".repeat(32),
    ROOT_DOMAIN: "localhost",
  };
  jest.replaceProperty(process, "env", { ...process.env, ...set });
});
afterEach(() => api.close());

const get = (file: string, tenant = "acme") =>
  GET(new Request(`http://internal/media/${file}`), { params: Promise.resolve({ tenant, file }) });
const asked = () => api.calls.filter(({ path }) => path.includes("/media/")).length;
const onlyPicture = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
};

test.each(["webp", "png"])("serves a %s for good, as nothing but a picture", async (format) => {
  const answer = await get(`${hash}.${format}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...onlyPicture,
    "content-type": `image/${format}`,
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  const before = asked();
  expect((await get(`${hash}.${format}`)).status).toBe(200);
  expect(asked()).toBe(before);
});

test.each([
  ["a picture that there isn't", `${"0".repeat(64)}.webp`, "acme", 1],
  ["another agency's", `${hash}.webp`, "other", 1],
  ["an agency that isn't active", `${hash}.webp`, "dormant", 0],
  ["a host that has no agency", `${hash}.webp`, "nobody", 0],
  ["another format", `${hash}.svg`, "acme", 0],
  ["a name in capitals", `${hash.toUpperCase()}.webp`, "acme", 0],
  ["a path", `..%2f${hash}.webp`, "acme", 0],
  ["no name", ".webp", "acme", 0],
])("has no %s", async (_name, file, tenant, calls) => {
  const answer = await get(file, tenant);
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...onlyPicture,
    "cache-control": "private, no-store",
  });
  expect(asked()).toBe(calls);
});
