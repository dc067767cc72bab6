import { once } from "node:events";
import { bodyOf, openFrontDoor, statusOf, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;

afterEach(() => site.stop());
const openWithPage = async () =>
  (site = await openFrontDoor(
    (request, response) => void request.resume().once("end", () => response.end("page")),
  ));
beforeEach(openWithPage);

describe("bodies", () => {
  const tooMuch = 1024 * 1024 + 1;

  test("too long by Content-Length: rejected before a byte is read", async () => {
    const answer = await site.send(
      `POST /api/x HTTP/1.1\r\nHost: a.test\r\nContent-Length: ${tooMuch}\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(413);
    expect(site.seen).toEqual([]);
  });

  test("a picture may be longer, but no call with a similar path", async () => {
    const head = (path: string, length: number) =>
      `PUT ${path} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
    const photo = "/api/user/profile/photo";
    expect(statusOf(await site.send(`${head(photo, tooMuch)}${"a".repeat(tooMuch)}`))).toBe(200);
    for (const path of [`${photo}/`, `${photo}s`, `/api/x?${photo}`])
      expect(statusOf(await site.send(head(path, tooMuch)))).toBe(413);
    expect(statusOf(await site.send(head(photo, 5 * 1024 * 1024 + 1)))).toBe(413);
    const picture = "/api/agency/media";
    expect(statusOf(await site.send(`${head(picture, tooMuch)}${"a".repeat(tooMuch)}`))).toBe(200);
    expect(statusOf(await site.send(head(picture, 9 * 1024 * 1024 + 1)))).toBe(413);
  });

  test("too long by Content-Length: not even requested by 100-continue", async () => {
    const answer = await site.send(
      `POST /api/x HTTP/1.1\r\nHost: a.test\r\nExpect: 100-continue\r\nContent-Length: ${tooMuch}\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(413);
  });

  test("too long in chunks: the handler never gets a whole body", async () => {
    const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
    const answer = await site.ask("/api/x", {
      method: "POST",
      headers: ["Transfer-Encoding: chunked"],
      body: `${chunk.repeat(17)}0\r\n\r\n`,
    });
    expect(statusOf(answer)).toBe(413);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ code: "payload_too_large" });
    expect(site.seen.map(({ isComplete }) => isComplete)).toEqual([false]);
  });

  test("answered before it has fully arrived: the connection closes, so that the rest isn't parsed as a request", async () => {
    await site.stop();
    site = await openFrontDoor(
      (_, response) =>
        void response.writeHead(403, { "Content-Type": "application/json" }).end("{}"),
    );
    const answer = await site.send(
      `POST /api/x HTTP/1.1\r\nHost: a.test\r\nContent-Length: 200000\r\n\r\n${"the first of it".repeat(10_000)}`,
    );
    expect([statusOf(answer), bodyOf(answer)]).toEqual([403, expect.stringContaining("{}")]);
    expect(answer).toMatch(/^connection: close/im);
  });

  test("within the limit: passed on, chunked or counted, with its method", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect(
        statusOf(
          await site.ask("/api/x", { method, headers: ["Content-Length: 5"], body: "hello" }),
        ),
      ).toBe(200);
      expect(
        statusOf(
          await site.ask("/api/x", {
            method,
            headers: ["Transfer-Encoding: chunked"],
            body: "5\r\nhello\r\n0\r\n\r\n",
          }),
        ),
      ).toBe(200);
    }
    expect(site.seen.map(({ method, body }) => `${method} ${body}`)).toEqual(
      ["POST", "PUT", "PATCH", "DELETE"].flatMap((method) => [
        `${method} hello`,
        `${method} hello`,
      ]),
    );
  });

  test("Expect: 100-continue is answered once the head was accepted", async () => {
    const socket = site.openSocket();
    socket.write(
      "POST /api/x HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n",
    );
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 100 /);
    socket.write("hello");
    const [second] = (await once(socket, "data")) as [Buffer];
    expect(second.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(site.seen[0]?.headers.expect).toBeUndefined();
  });
});
