import { request } from "node:http";

/**
 * One request to a port of this machine in the name of a host; never rejects an answer, whatever its status.
 * @returns `{ status, headers, body, cache }`; `cache` is whether Varnish had it
 */
export function ask(port, path, { host = "voyara.localhost", method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { host, ...headers }, agent: false }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk)).once("error", reject);
      answer.once("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode, headers: answer.headers, body: text, isHit: /varnish; hit/.test(answer.headers["cache-status"] ?? "") });
      });
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${host}${path} took a minute`)));
    sent.once("error", reject).end(body);
  });
}

/** Asks until it is so, or for `ms`. @returns whether it was, and after how long */
export async function until(isSo, { ms }) {
  const since = performance.now();
  do {
    if (await isSo()) return { isSo: true, ms: performance.now() - since };
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (performance.now() - since < ms);
  return { isSo: false, ms };
}
