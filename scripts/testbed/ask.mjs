import { request } from "node:http";

const patienceMs = 60_000;

/**
 * One request without a browser: Node doesn't resolve *.localhost, so the agency goes into the Host
 * header. Times in ms: until the body's first bytes, null without any, and until its last.
 */
export function ask({ port, path = "/", host = "localhost", headers = {}, method = "GET", body }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const outgoing = request(
      { host: "127.0.0.1", port, path, method, headers: { host, ...headers }, agent: false },
      (answer) => {
        const chunks = [];
        let firstMs = null;
        answer.on("data", (chunk) => {
          firstMs ??= performance.now() - start;
          chunks.push(chunk);
        });
        answer.once("error", reject);
        answer.once("end", () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            firstMs,
            milliseconds: performance.now() - start,
          }),
        );
      },
    );
    outgoing.setTimeout(patienceMs, () =>
      outgoing.destroy(new Error(`${host}${path}: nothing came for a minute`)),
    );
    outgoing.once("error", reject).end(body);
  });
}
