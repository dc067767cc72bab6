import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "../scripts/testbed/quantiles.mjs";
import { ask, closeConnections, msOf } from "./open-loop.mjs";
import { awaitClosed, readDoor } from "./process-figures.mjs";

const count = 200;

/** A connection that sends a byte a second, forever; resolves with how long it lasted. */
async function drip({ port, start, byte }) {
  const since = performance.now();
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.resume();
  socket.write(start);
  const timer = setInterval(() => socket.writable && socket.write(byte), 1000);
  await closed;
  clearInterval(timer);
  return performance.now() - since;
}

/** Takes the head of a response of some size and reads no more. */
async function readNothing({ port, host, path }) {
  const since = performance.now();
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  return { socket, letMs: closed.then(() => performance.now() - since) };
}

/**
 * D17: slow heads, slow bodies and readers that don't read, 200 of each at once; everybody else is
 * served meanwhile.
 */
export async function drillSlowClients({
  site: { port, pid },
  agencies: [agency, other],
  isShort,
  check,
}) {
  closeConnections();
  const before = readDoor(pid);
  let isOver = false;
  const quick = (async () => {
    const answers = { health: [], pages: [], calls: [] };
    while (!isOver) {
      answers.health.push(await ask({ port, host: agency, path: "/healthz" }));
      answers.pages.push(await ask({ port, host: agency, path: "/" }));
      answers.calls.push(
        await ask({ port, host: other, path: "/api/admin/country/enableCurrencies" }),
      );
      await wait(20);
    }
    return answers;
  })();

  const of = (work) => Promise.all(Array.from({ length: count }, work));
  const heads = of(() =>
    drip({ port, start: `GET / HTTP/1.1\r\nHost: ${agency}\r\nX-Slow: `, byte: "a" }),
  );
  const bodies = of(() =>
    drip({
      port,
      start: `POST /api/bookings HTTP/1.1\r\nHost: ${agency}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      byte: " ",
    }),
  );
  const readers = await of(() => readNothing({ port, host: agency, path: "/?reader=1" }));
  const [headMs, bodyMs] = [Math.max(...(await heads)), Math.max(...(await bodies))];
  if (isShort) for (const { socket } of readers) socket.destroy();
  await Promise.all(readers.map(({ letMs }) => letMs));
  isOver = true;
  const { health, pages, calls } = await quick;
  closeConnections();
  const open = await awaitClosed(pid, { most: before.open + 5 });

  const p99 = (answers) => Math.round(quantile(msOf(answers), 0.99));
  check(headMs < 14_000, `a slow head was let for ${Math.round(headMs)} ms, not 10 s`);
  check(bodyMs < 19_000, `a slow body was let for ${Math.round(bodyMs)} ms, not 15 s`);
  for (const [name, answers] of Object.entries({ health, pages, calls })) {
    check(
      answers.every(({ status }) => status === 200),
      `${name} failed beside slow clients`,
    );
  }
  check(p99(health) < 1_000, `p99 of /healthz was ${p99(health)} ms`);
  check(
    open <= before.open + 5,
    `${open} files and connections are open, ${before.open} were before`,
  );
  return {
    clients: 3 * count,
    "slow heads cut after ms": Math.round(headMs),
    "slow bodies cut after ms": Math.round(bodyMs),
    "/healthz p99 ms": p99(health),
    "cached page p99 ms": p99(pages),
    "API call p99 ms": p99(calls),
    "open before and after": [before.open, open],
    "MB before and after": [before.megabytes, readDoor(pid).megabytes],
  };
}
