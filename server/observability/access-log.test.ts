import { connect } from "node:net";
import { openFrontDoor, type OpenFrontDoor } from "../testing/open-front-door";
import { createAccessLog } from "./access-log";
import { createObserver } from "./create-observer";

let site: OpenFrontDoor;
let lines: Record<string, unknown>[];
let text: string;
let ended: () => void;

async function open({
  level = "info",
  trustProxy = false,
}: { level?: "info" | "error" | "silent"; trustProxy?: boolean } = {}) {
  lines = [];
  text = "";
  ended = () => {};
  const output = {
    write(line: string) {
      text += line;
      lines.push(JSON.parse(line) as Record<string, unknown>);
      ended();
    },
  };
  site = await openFrontDoor(
    (request, response) => {
      if (request.url?.startsWith("/hangs"))
        return response
          .writeHead(200, { "x-agency": "acme", "content-type": "text/html" })
          .write("<p>");
      const status = request.url?.startsWith("/faqs") ? 500 : 200;
      request.resume();
      return response
        .writeHead(status, { "x-agency": "acme", "x-error-page": "1", "content-type": "text/html" })
        .end("<p>hello</p>");
    },
    {
      trustProxy,
      observer: createObserver({ trustProxy, accessLog: createAccessLog({ level, output }) }),
    },
  );
}
afterEach(() => site.stop());

const nextLine = () => new Promise<void>((resolve) => (ended = resolve));
async function ask(...question: Parameters<OpenFrontDoor["ask"]>) {
  const line = nextLine();
  const answer = await site.ask(...question);
  await line;
  return { answer, line: lines.at(-1) };
}

it("writes one line per request, with the bytes sent over the wire", async () => {
  await open();
  const { answer, line } = await ask("/de/about", { headers: ["User-Agent: x"] });
  expect(line).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: /x-request-id: (\S+)/i.exec(answer)?.[1],
    host: "a.test",
    agency: "acme",
    route: "/about",
    path: "/de/about",
    method: "GET",
    status: 200,
    bytes: answer.length,
    ms: expect.any(Number),
    cache: "bypass",
    network: "127.0.0.0/24",
  });
  expect(lines).toHaveLength(1);
});

it("counts each response's own bytes on a keep-alive connection", async () => {
  await open();
  const socket = connect(site.port, "127.0.0.1");
  let received = 0;
  socket.on("data", (chunk: Buffer) => (received += chunk.length));
  for (const path of ["/about", "/blog"]) {
    const line = nextLine();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`);
    await line;
  }
  socket.end();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(lines.map(({ bytes }) => Number(bytes)).reduce((a, b) => a + b)).toBe(received);
});

it("logs rejections, files, failures and disconnected clients", async () => {
  await open();
  expect((await ask("/about", { method: "DELETE" })).line).toMatchObject({
    status: 405,
    level: "info",
    route: "/about",
  });
  expect((await ask("/assets/logo.svg")).line).toMatchObject({ status: 200, route: "static" });
  expect((await ask("/faqs")).line).toMatchObject({ status: 500, level: "error" });
  const line = nextLine();
  const socket = connect(site.port, "127.0.0.1").once("data", () => socket.destroy());
  socket.write("GET /hangs HTTP/1.1\r\nHost: a.test\r\n\r\n");
  await line;
  expect(lines.at(-1)).toMatchObject({ status: 200, aborted: true, route: "/[...rest]" });
});

it("logs purges, but not health checks", async () => {
  await open();
  for (const path of ["/healthz", "/readyz"]) await site.ask(path);
  const { line } = await ask("/purges", {
    method: "POST",
    headers: ["Content-Type: application/json", "Content-Length: 2"],
    body: "{}",
  });
  expect(line).toMatchObject({
    route: "/purges",
    path: "/purges",
    method: "POST",
    status: 401,
    host: "unknown",
  });
  const answered = nextLine();
  await Promise.all([
    answered,
    site.send("POST /purges HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"),
  ]);
  expect(lines.map(({ status }) => status)).toEqual([401, 415]);
});

it("repeats no host that isn't an agency's, and recognises an agency's in any spelling", async () => {
  await open();
  expect((await ask("/assets/logo.svg")).line).toMatchObject({ host: "unknown" });
  await ask("/about");
  expect((await ask("/assets/logo.svg")).line).toMatchObject({ host: "a.test", agency: "acme" });
  const spelled = site.send(
    "GET /assets/logo.svg HTTP/1.1\r\nHost: WWW.A.test.:80\r\nConnection: close\r\n\r\n",
  );
  await Promise.all([nextLine(), spelled]);
  expect(lines.at(-1)).toMatchObject({ host: "a.test" });
});

it("uses the proxy's host header behind a proxy", async () => {
  await open({ trustProxy: true });
  expect(
    (await ask("/about", { headers: ["X-Forwarded-Host: acme.example:443"] })).line,
  ).toMatchObject({ host: "acme.example" });
  await site.stop();
  await open();
  expect((await ask("/about", { headers: ["X-Forwarded-Host: acme.example"] })).line).toMatchObject(
    { host: "a.test" },
  );
});

it("logs no more than its level", async () => {
  await open({ level: "error" });
  await site.ask("/about");
  await ask("/faqs");
  expect(lines.map(({ status }) => status)).toEqual([500]);
  await site.stop();
  await open({ level: "silent" });
  await site.ask("/faqs");
  expect(text).toBe("");
});

const secret = "cAnArY-7f3";
const secretPaths = [
  `/url/${secret}`,
  `/de/url/${secret}`,
  `/sandbox-payment/${secret}`,
  `/verify/${secret}`,
  `/VERIFY/${secret}`,
  `/newPassword/${secret}`,
  `/sso/callback/${secret}`,
  `/find-booking/${secret}`,
  `/bookings/${secret}`,
  `/mytrip/mytrips/${secret}`,
  `/booknow/hotels/voucher/${secret}`,
  `/api/user/${secret}`,
  `/api/payment-events/${secret}`,
  `/api/supplier-events/${secret}`,
  `/_next/static/${secret}`,
  `/no-such-page/${secret}`,
  `/about/${secret}`,
  `/about?key=${secret}&email=${secret}@example.com`,
  `/booknow/hotels/checkout?quote=${secret}`,
  `/?${secret}`,
  `http://${secret}.test/`,
  `//${secret}`,
  `/${secret}?a`,
];

it.each(secretPaths)("logs no secret of %s", async (path) => {
  await open({ trustProxy: true });
  const headers = [
    `Cookie: __Host-sid=${secret}; sid=${secret}; locale=${secret}`,
    `Authorization: Bearer ${secret}`,
    `X-Backend-Token: ${secret}`,
    `X-Forwarded-For: 198.51.100.7`,
    `Referer: https://a.test/verify/${secret}`,
    `User-Agent: ${secret}`,
    `X-Request-Id: ${secret} or something`,
  ];
  await ask(path, { headers });
  const body = `email=${secret}@example.com&token=${secret}`;
  await ask("/api/user/login", {
    method: "POST",
    headers: [...headers, `Content-Length: ${body.length}`],
    body,
  });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ network: "198.51.100.0/24" });
  expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
});
