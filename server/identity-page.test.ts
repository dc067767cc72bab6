import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { env } from "@/lib/env";
import { startIdentityPage, toDemoSignIn, type DemoSignIn } from "./identity-page";

const site = "http://nordlys.localhost:3000";
const holdPort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => void (await once(server.close(), "close"));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, close };
};
/** Stops with its test, even if that fails. */
let stop = () => Promise.resolve<unknown>(undefined);
afterEach(() => stop());
const start = async (signIn: DemoSignIn, isWanted = true) => {
  const page = await startIdentityPage(signIn, { site, isWanted });
  ({ stop } = page);
  return page;
};
const isThere = (address: string) =>
  fetch(address, { redirect: "manual" }).then(
    ({ headers }) => headers.get("location"),
    () => null,
  );

test("a demo has a new secret at each start, anything else has none", () => {
  const read = (settings: Record<string, string>) =>
    toDemoSignIn(
      env({
        NODE_ENV: "production",
        ALLOW_LOOPBACK_URLS: "true",
        DEMO_IDENTITY_PORT: "4400",
        ...settings,
      }),
    );
  const [one, other] = [read({}), read({})];
  expect(one).toEqual({
    address: "http://localhost:4400/",
    secret: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(one?.secret).not.toBe(other?.secret);
  expect(read({ SEED_DEMO: "false" })).toBeNull();
});

test("a taken port is reported in one line; once it is free the page runs until it is stopped", async () => {
  const { address, close } = await holdPort();
  const signIn = { address, secret: "a-shared-secret-of-forty-characters-0123" };
  const refused = await start(signIn);
  expect(refused.note).toMatch(
    /^Nordlys' own site, where its Log In leads, isn't started: port \d+ is in use$/,
  );
  await close();

  const page = await start(signIn);
  expect(page.note).toMatch(new RegExp(`^Nordlys' people .*: ${address}$`));
  expect(await isThere(address)).toBe(`${site}/sso/start?navigateTo=%2F`);
  await page.stop();
  expect(await isThere(address)).toBeNull();
});

test("if Nordlys has configured another sign-in, nothing listens and one line says so", async () => {
  const { address, close } = await holdPort();
  await close();
  const { note } = await start({ address, secret: "secret" }, false);
  expect(note).toMatch(/isn't started: Nordlys has another return URL or sign-in/);
  expect(await isThere(address)).toBeNull();
});
