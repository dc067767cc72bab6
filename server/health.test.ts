import { openFrontDoor, statusOf, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;

afterEach(() => site.stop());
const openWithPage = async () =>
  (site = await openFrontDoor(
    (request, response) => void request.resume().once("end", () => response.end("page")),
  ));

describe("health", () => {
  test.each(["/healthz", "/readyz"])("%s is answered before the Host is checked", async (path) => {
    await openWithPage();
    expect(statusOf(await site.send(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`))).toBe(
      200,
    );
    expect(statusOf(await site.ask(path, { method: "POST" }))).toBe(405);
    expect(site.seen).toEqual([]);
  });

  test("readyz is 503 while the backend is down, healthz isn't", async () => {
    site = await openFrontDoor((_request, response) => response.end(), {
      health: { isServing: () => true, isReady: () => Promise.resolve(false) },
    });
    expect(statusOf(await site.ask("/readyz"))).toBe(503);
    expect(statusOf(await site.ask("/healthz"))).toBe(200);
  });

  test("both are 503 while the site starts or stops", async () => {
    site = await openFrontDoor((_request, response) => response.end(), {
      health: { isServing: () => false, isReady: () => Promise.resolve(true) },
    });
    expect(statusOf(await site.ask("/readyz"))).toBe(503);
    expect(statusOf(await site.ask("/healthz"))).toBe(503);
  });
});
