import { connect } from "node:net";
import { quantile } from "../scripts/testbed/quantiles.mjs";
import { ask, msOf } from "./open-loop.mjs";
import { readDoor } from "./process-figures.mjs";

const patienceMs = 10_000;

/**
 * Writes raw bytes, and chunks after them until there is a response; resolves with the status, 0
 * without one.
 */
function send(port, { head, piece, times = 0 }) {
  const since = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let left = times;
    const write = () => {
      while (left-- > 0 && socket.writable)
        if (!socket.write(piece)) return socket.once("drain", write);
    };
    const end = (status) => {
      socket.destroy();
      resolve({ status, ms: performance.now() - since });
    };
    socket.once("data", (data) =>
      end(Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString("latin1"))?.[1] ?? 0)),
    );
    socket.on("error", () => {}).once("close", () => end(0));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.write(head);
    write();
  });
}

const toPost = (host, lines) =>
  [
    "POST /api/user/login HTTP/1.1",
    `Host: ${host}`,
    `Origin: http://${host}`,
    "Content-Type: application/json",
    ...lines,
    "",
    "",
  ].join("\r\n");
const piece = `10000\r\n${" ".repeat(65_536)}\r\n`;

/**
 * D18: what is too big, too long, too many or too deep is rejected soon and leaves nothing behind.
 */
export async function drillOddRequests({ site: { port, pid }, agencies: [host], isShort, check }) {
  const get = (lines) =>
    ["GET / HTTP/1.1", `Host: ${host}`, "Connection: close", ...lines, "", ""].join("\r\n");
  const post = (body) =>
    ask({
      port,
      host,
      path: "/api/user/login",
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://${host}` },
      body,
    });
  const kinds = [
    [
      "an 11 MB body, announced",
      [413],
      () => send(port, { head: toPost(host, [`Content-Length: ${11 * 1024 * 1024}`]) }),
    ],
    // A client that keeps sending may be cut off before it reads the response.
    [
      "an 11 MB body, in pieces",
      [413, 0],
      () => send(port, { head: toPost(host, ["Transfer-Encoding: chunked"]), piece, times: 176 }),
    ],
    ["a 64 KB header", [431], () => send(port, { head: get([`X-Big: ${"a".repeat(65_536)}`]) })],
    [
      "200 cookies",
      [200],
      () =>
        send(port, {
          head: get([
            `Cookie: ${Array.from({ length: 200 }, (_, index) => `c${index}=v`).join("; ")}`,
          ]),
        }),
    ],
    [
      "an address of over 8 KB",
      [414],
      () => send(port, { head: get([]).replace("/ ", `/${"a".repeat(8_300)} `) }),
    ],
    [
      "10,000 JSON keys",
      [400, 413, 422, 429],
      () =>
        post(
          JSON.stringify(
            Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])),
          ),
        ),
    ],
    [
      "JSON 5,000 deep",
      [400, 422, 429],
      () => post(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`),
    ],
    [
      "half a character in JSON",
      [400, 401, 422, 429],
      () => post('{"email":"\\ud800@example.com","password":"x"}'),
    ],
    ["a path of dots", [400], () => send(port, { head: get([]).replace("/ ", "/a/%2e%2e/b ") })],
  ];
  const times = isShort ? 5 : 40;
  const before = readDoor(pid);
  const figures = {};
  for (const [name, expected, run] of kinds) {
    const answers = [];
    for (let index = 0; index < times; index++) answers.push(await run());
    const wrong = answers.find(({ status }) => !expected.includes(status));
    check(
      !wrong,
      `${String(name)} was answered with ${String(wrong?.status)}, not ${expected.join(" or ")}`,
    );
    figures[`${String(name)}: median ms`] = Math.round(quantile(msOf(answers), 0.5));
  }
  const after = readDoor(pid);
  check((await ask({ port, host, path: "/healthz" })).status === 200, "the site is gone");
  check(
    after.megabytes < before.megabytes + 128,
    `the front door grew from ${before.megabytes} to ${after.megabytes} MB`,
  );
  return { ...figures, "MB before and after": [before.megabytes, after.megabytes] };
}
