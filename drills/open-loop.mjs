import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });
const patienceMs = 30_000;

/**
 * One request; never fails: without a response its status is 0. Milliseconds count from `since`,
 * including the whole body. `from`: the client's address (`client-addresses.mjs`).
 */
export function ask({
  port,
  host,
  path,
  method = "GET",
  headers = {},
  body,
  from,
  since = performance.now(),
}) {
  return new Promise((resolve) => {
    const end = (status, answer) =>
      resolve({
        status,
        ms: performance.now() - since,
        retryAfter: answer?.headers["retry-after"] ?? null,
      });
    const options = {
      agent,
      host: "127.0.0.1",
      localAddress: from,
      port,
      path,
      method,
      headers: { host, ...headers },
      timeout: patienceMs,
    };
    const outgoing = request(options, (answer) => {
      answer.resume().once("end", () => end(answer.statusCode, answer));
      answer.once("error", () => end(0));
    });
    outgoing.once("timeout", () => outgoing.destroy()).once("error", () => end(0));
    outgoing.end(body);
  });
}

/**
 * Requests at a fixed rate, regardless of earlier responses; the time of each counts from when it
 * was due.
 */
export async function fireAt({ rate, seconds, toRequest }) {
  const start = performance.now();
  const total = Math.round(rate * seconds);
  const answers = [];
  await new Promise((resolve) => {
    const send = () => {
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate) + 1);
      while (answers.length < due)
        answers.push(
          ask({ since: start + (answers.length / rate) * 1000, ...toRequest(answers.length) }),
        );
      if (answers.length < total) setTimeout(send, 5);
      else resolve();
    };
    send();
  });
  return Promise.all(answers);
}

/**
 * Runs the given number of concurrent loops until the time is over. `toRequest` gets the number of
 * earlier requests and of the loop.
 */
export async function fireTogether({ together, seconds, toRequest }) {
  const end = performance.now() + seconds * 1000;
  const answers = [];
  let sent = 0;
  const run = async (_, loop) => {
    while (performance.now() < end) answers.push(await ask(toRequest(sent++, loop)));
  };
  await Promise.all(Array.from({ length: together }, run));
  return answers;
}

export const msOf = (answers, isCounted = () => true) =>
  answers.filter(isCounted).map(({ ms }) => ms);

export const countStatuses = (answers) =>
  answers.reduce((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {});

export const closeConnections = () => agent.destroy();
