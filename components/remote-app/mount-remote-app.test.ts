/** @jest-environment jest-fixed-jsdom */
import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { toRemoteAppInput } from "@/lib/remote-app/remote-app-input";
import { mountRemoteApp, type MountOptions } from "./mount-remote-app";

const origin = "https://app.example.com";
const input = toRemoteAppInput({
  agency: toAgency(agencyFixture()),
  user: null,
  language: "en",
  currency: "EUR",
});

function start(options: Partial<MountOptions> = {}) {
  const controller = new AbortController();
  const onDoubt = jest.fn();
  const element = document.createElement("div");
  const mounting = mountRemoteApp(element, {
    origin,
    attempt: 0,
    input,
    navigate: jest.fn(),
    onLoaded: jest.fn(),
    onDoubt,
    signal: controller.signal,
    ...options,
  });
  for (const loaded of document.head.querySelectorAll("link, script"))
    loaded.dispatchEvent(new Event("load"));
  return { mounting, onDoubt, element, stop: () => controller.abort() };
}
afterEach(() => {
  globalThis.remoteMainApp = undefined;
  document.head.replaceChildren();
});

test("passes the visit on, and removes app and theme together", async () => {
  const unmount = jest.fn();
  const mount = jest.fn(() => ({ unmount }));
  globalThis.remoteMainApp = { mount };
  const { mounting, element, stop } = start();
  await mounting;
  expect(mount).toHaveBeenCalledWith(
    element,
    expect.objectContaining({
      ...input,
      navigate: expect.any(Function),
      onStateChange: expect.any(Function),
    }),
  );
  expect(document.head.querySelector("link")?.href).toBe(`${origin}/theme.css`);
  stop();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(document.head.querySelector("link")).toBeNull();
});

test("queries the server again when the app's state has another user than the shell's, once per change", async () => {
  let state: unknown = { user: null };
  let changed = () => {};
  globalThis.remoteMainApp = {
    mount: (_element, { onStateChange }) => {
      changed = onStateChange;
      return { unmount: () => {}, getState: () => state };
    },
  };
  const { mounting, onDoubt, stop } = start();
  await mounting;
  expect(onDoubt).not.toHaveBeenCalled();
  state = { user: { id: "anybody" } };
  changed();
  changed();
  expect(onDoubt).toHaveBeenCalledTimes(1);
  stop();
  state = null;
  changed();
  expect(onDoubt).toHaveBeenCalledTimes(1);
});

test("a script that defines no app is a chunk-load error", async () => {
  await expect(start().mounting).rejects.toMatchObject({
    name: "ChunkLoadError",
    type: "missing",
    request: `${origin}/remote-app.js`,
  });
});

test("another attempt doesn't wait for an earlier one", async () => {
  await expect(start({ attempt: 2 }).mounting).rejects.toMatchObject({
    request: `${origin}/remote-app.js?attempt=2`,
  });
});

test("an app that was left before it was ready is unmounted", async () => {
  const unmount = jest.fn();
  let ready = (_handle: { unmount: () => void }) => {};
  globalThis.remoteMainApp = { mount: () => new Promise((resolve) => (ready = resolve)) };
  const { mounting, stop } = start();
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  ready({ unmount });
  await mounting;
  expect(unmount).toHaveBeenCalledTimes(1);
});
