/** @jest-environment jest-fixed-jsdom */
import { ChunkLoadError } from "./chunk-load-error";
import { loadResource, toScript, toStylesheet } from "./load-resource";

const url = "https://app.example.com/remote-app.js";
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test("keeps what loads, however much time passes", async () => {
  const script = toScript(url);
  const loading = loadResource(script);
  script.dispatchEvent(new Event("load"));
  await loading;
  jest.advanceTimersByTime(200_000);
  expect(document.head.contains(script)).toBe(true);
});

test("removes what can't be fetched, and names its type and URL", async () => {
  const link = toStylesheet("https://app.example.com/theme.css");
  const loading = loadResource(link);
  link.dispatchEvent(new Event("error"));
  const error: unknown = await loading.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({
    name: "ChunkLoadError",
    type: "error",
    request: "https://app.example.com/theme.css",
  });
  expect(document.head.contains(link)).toBe(false);
});

test("times out after 120 s", async () => {
  const settled = jest.fn();
  const loading = loadResource(toScript(url)).catch(settled);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ type: "timeout", request: url }));
});
