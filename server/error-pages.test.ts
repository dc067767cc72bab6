import type { RequestListener } from "node:http";
import {
  bodyOf,
  openAdmission,
  openFrontDoor,
  statusOf,
  type OpenFrontDoor,
} from "./testing/open-front-door";

let site: OpenFrontDoor;
afterEach(() => site.stop());

/**
 * Next as it behaves: an empty document with the right status, and a real page when a header
 * requests it.
 */
const next =
  (status: number): RequestListener =>
  (request, response) => {
    const errorStatus = request.headers["x-render-error"];
    response.writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      ...(errorStatus ? { "x-error-page": "1" } : {}),
    });
    response.end(
      errorStatus ? `<h1>branded ${String(errorStatus)}</h1>` : "<!doctype html><html></html>",
    );
  };

test.each([404, 410, 500])(
  "an empty %i document is replaced by the branded page",
  async (status) => {
    site = await openFrontDoor(next(status));
    const answer = await site.ask("/nope?x=1");
    expect(statusOf(answer)).toBe(status);
    expect(bodyOf(answer)).toContain(`branded ${status}`);
    expect(site.seen.map(({ url }) => url)).toEqual(["/nope?x=1", "/nope?x=1"]);
  },
);

test("a two-word plain-text error is replaced too", async () => {
  site = await openFrontDoor((request, response) => {
    if (request.headers["x-render-error"]) next(500)(request, response);
    else response.writeHead(500, { "Content-Type": "text/plain" }).end("Internal Server Error");
  });
  expect(bodyOf(await site.ask("/"))).toContain("branded 500");
});

test("HEAD keeps the status and has no body", async () => {
  site = await openFrontDoor(next(404));
  const answer = await site.ask("/nope", { method: "HEAD" });
  expect(statusOf(answer)).toBe(404);
  expect(bodyOf(answer)).toBe("");
});

test("the client router's own requests are left alone", async () => {
  site = await openFrontDoor(next(404));
  await site.ask("/nope", { headers: ["RSC: 1"] });
  expect(site.seen).toHaveLength(1);
});

test("an error page that is already complete is not requested again", async () => {
  site = await openFrontDoor((_request, response) =>
    response
      .writeHead(404, { "Content-Type": "text/html", "x-error-page": "1" })
      .end("Agency not found!"),
  );
  expect(bodyOf(await site.ask("/"))).toContain("Agency not found!");
  expect(site.seen).toHaveLength(1);
});

test.each([
  [404, "The page you're looking for is not found."],
  [500, "Something went wrong."],
])("when the branded page fails too, a %i is still readable", async (status, text) => {
  site = await openFrontDoor((_request, response) =>
    response.writeHead(status, { "Content-Type": "text/html" }).end(),
  );
  const answer = await site.ask("/nope");
  expect(statusOf(answer)).toBe(status);
  expect(bodyOf(answer)).toContain(`<h1>${text}</h1>`);
  expect(site.seen).toHaveLength(2);
});

test.each([404, 405, 500])(
  "a %i under /api that isn't JSON gets the standard error shape",
  async (status) => {
    site = await openFrontDoor((_request, response) =>
      response.writeHead(status, { "Content-Type": "text/html" }).end("<stack>"),
    );
    const answer = await site.ask("/api/nope", { method: "POST" });
    expect(statusOf(answer)).toBe(status);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
  },
);

test("a handler's JSON error passes unchanged", async () => {
  site = await openFrontDoor((_request, response) =>
    response.writeHead(422, { "Content-Type": "application/json" }).end('{"code":"invalid_input"}'),
  );
  expect(bodyOf(await site.ask("/api/x"))).toContain("invalid_input");
});

describe("without Next", () => {
  beforeEach(() => jest.mocked(console.error).mockImplementation(() => {}));

  test("a page that broke off is a 502 with text", async () => {
    site = await openFrontDoor((request) => request.socket.destroy());
    const answer = await site.ask("/");
    expect(statusOf(answer)).toBe(502);
    expect(bodyOf(answer)).toContain("Something went wrong.");
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining("Next did not answer"));
  });

  test("while it isn't listening: 503 with Retry-After", async () => {
    site = await openFrontDoor((_request, response) => response.end(), {
      admission: openAdmission("/nowhere/next.sock"),
    });
    const page = await site.ask("/");
    expect(statusOf(page)).toBe(503);
    expect(page).toMatch(/^retry-after: 1\r$/im);
    expect(JSON.parse(bodyOf(await site.ask("/api/agency")))).toMatchObject({
      code: "service_unavailable",
      message: expect.stringContaining("try again"),
    });
  });

  test("a response that breaks off midway is aborted, never ended short", async () => {
    site = await openFrontDoor((_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.write("<p>half", () => response.destroy());
    });
    const answer = await site.ask("/");
    expect(statusOf(answer)).toBe(200);
    expect(answer).not.toContain("\r\n0\r\n\r\n");
  });
});
