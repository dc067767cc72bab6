import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { createGuardedFetch, type Resolve } from "./create-guarded-fetch";

let hits = 0;
let server: Server;
let answer: RequestListener;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1;
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  hits = 0;
  answer = (_, response) => response.end("{}");
});
afterAll(() => server.close());

const resolveTo =
  (...addresses: string[]): Resolve =>
  () =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
const allowed = createGuardedFetch({ allowLoopbackUrls: true, resolve: resolveTo("127.0.0.1") });

it.each([
  ...[
    "http://127.0.0.1",
    "http://[::ffff:7f00:1]",
    "https://[::1]",
    "http://2130706433",
    "https://2130706433",
    "http://0",
    "https://0x7f.1",
    "http://localhost",
  ],
  ...[
    "https://169.254.169.254",
    "https://user@idp.example",
    "http://idp.example",
    "ftp://idp.example",
    "https://intranet",
    "nonsense",
  ],
])("%s is not even resolved", async (base) => {
  const resolve = jest.fn<ReturnType<Resolve>, [string]>();
  const url = base.includes("://") && !base.startsWith("ftp") ? `${base}:${port}/` : base;
  await expect(createGuardedFetch({ allowLoopbackUrls: false, resolve })(url)).rejects.toThrow(
    "must",
  );
  expect([resolve.mock.calls.length, hits]).toEqual([0, 0]);
});

it.each([
  [["127.0.0.1"]],
  [["10.0.0.7"]],
  [["169.254.169.254"]],
  [["::1"]],
  [["::ffff:127.0.0.1"]],
  [["1.1.1.1", "127.0.0.1"]],
  [[]],
])(
  "a public name that resolves to %j is not connected to, with loopback allowed or not",
  async (addresses) => {
    for (const allowLoopbackUrls of [false, true]) {
      const guarded = createGuardedFetch({ allowLoopbackUrls, resolve: resolveTo(...addresses) });
      await expect(guarded(`https://idp.example:${port}/`)).rejects.toThrow(
        "leads into a private network",
      );
    }
    expect(hits).toBe(0);
  },
);

it("resolves by name servers, of which one kind of address is enough", async () => {
  const v4 = jest.spyOn(Resolver.prototype, "resolve4").mockRejectedValue(new Error("ENODATA"));
  const v6 = jest.spyOn(Resolver.prototype, "resolve6").mockResolvedValue(["::1"]);
  const ask = () => createGuardedFetch({ allowLoopbackUrls: false })("https://idp.invalid/");
  await expect(ask()).rejects.toThrow("leads into a private network");
  v6.mockRejectedValue(new Error("ENOTFOUND"));
  await expect(ask()).rejects.toThrow("ENODATA");
  for (const spy of [v4, v6]) spy.mockRestore();
});

it("reads a response on loopback if allowed, and sends a form's body with its length", async () => {
  answer = (request, response) =>
    void request
      .toArray()
      .then((chunks) =>
        response.end(`${request.method} ${request.headers["content-length"]} ${chunks.join("")}`),
      );
  const sent = await allowed(`http://idp.localhost:${port}/`, {
    method: "POST",
    body: new URLSearchParams({ a: "ø" }),
  });
  expect(await sent.text()).toBe("POST 8 a=%C3%B8");
});

it("follows no redirect", async () => {
  answer = (_, response) =>
    response.writeHead(302, { location: `http://localhost:${port}/other` }).end();
  await expect(allowed(`http://localhost:${port}/`)).rejects.toThrow("answers with a redirect");
  expect(hits).toBe(1);
});

it("fails if the server switches to another protocol", async () => {
  const tcp = createTcpServer((socket) => {
    const text = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n";
    socket.on("error", () => {}).once("data", () => socket.write(text));
  }).listen(0, "127.0.0.1");
  await once(tcp, "listening");
  const { port: at } = tcp.address() as AddressInfo;
  await expect(allowed(`http://localhost:${at}/`)).rejects.toThrow("closes without an answer");
  tcp.close();
});

it("reads no body where only the status is wanted, in as much time as is given", async () => {
  const rules = { allowLoopbackUrls: true, ignoresBody: true };
  answer = (_, response) => response.writeHead(202).end(Buffer.alloc(300 * 1024));
  const sent = await createGuardedFetch(rules)(`http://localhost:${port}/`);
  expect([sent.status, await sent.text()]).toEqual([202, ""]);
  answer = () => {};
  await expect(
    createGuardedFetch({ ...rules, deadlineMs: 50 })(`http://localhost:${port}/`),
  ).rejects.toThrow("aborted");
  server.closeAllConnections();
});

it("reads at most 256 KB, and times out", async () => {
  answer = (_, response) => response.end(Buffer.alloc(300 * 1024));
  await expect(allowed(`http://localhost:${port}/`)).rejects.toThrow(
    "answers with more than 262144 bytes",
  );
  answer = () => {};
  await expect(
    allowed(`http://localhost:${port}/`, { signal: AbortSignal.timeout(50) }),
  ).rejects.toThrow("aborted");
  server.closeAllConnections();
});
