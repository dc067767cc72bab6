import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBackendCheck } from "./create-backend-check";
import { startBackend } from "./start-backend";

const entry = pathToFileURL(join(__dirname, "testing/backend-double.mjs"));
const settings = {
  dataDir: "./.data",
  backendToken: "token",
  siteUrl: "http://localhost:3000",
  purgeUrl: "http://127.0.0.1:3000",
};

test("the worker gets its settings, is found and stops without a death notice", async () => {
  const onDeath = jest.fn();
  const backend = await startBackend(entry, { settings, onDeath });
  expect(await (await fetch(backend.url)).json()).toEqual(settings);
  const isBackendReady = createBackendCheck(() => ({
    url: backend.url,
    token: settings.backendToken,
  }));
  expect(await isBackendReady()).toBe(true);
  await backend.stop();
  expect(await isBackendReady()).toBe(false);
  expect(onDeath).not.toHaveBeenCalled();
});

test.each([
  ["refuses", "./.data is in use by another process."],
  ["silent", "ended with code 3"],
])("a failed start reports its reason (%s)", async (dataDir, reason) => {
  await expect(
    startBackend(entry, { settings: { ...settings, dataDir }, onDeath: jest.fn() }),
  ).rejects.toThrow(reason);
});

test("an unrequested end is reported", async () => {
  const reason = await new Promise<string>((resolve) => {
    void startBackend(entry, { settings, onDeath: resolve }).then(({ url }) =>
      fetch(`${url}/die`).catch(() => {}),
    );
  });
  expect(reason).toContain("code 4");
});
