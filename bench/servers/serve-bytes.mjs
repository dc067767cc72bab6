import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../scripts/testbed/find-free-port.mjs";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { startServer } from "../../scripts/testbed/start-server.mjs";

/**
 * Bare `node:http` that answers what another server answered: the same bytes with the same headers,
 * plain and encoded.
 */
export async function serveBytes({ plain, encoded, processors }) {
  const folder = makeFolder("bytes");
  for (const [name, { headers, body }] of Object.entries({ plain, encoded })) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(toOwnHeaders(headers, body)));
    writeFileSync(join(folder, `${name}.body`), body);
  }
  const port = await findFreePort();
  const program = fileURLToPath(new URL("bytes-server.mjs", import.meta.url));
  return startServer({
    args: [program, String(port), folder],
    port,
    log: join(folder, "server.log"),
    processors,
  });
}

/** Without what Node says itself on each connection. */
function toOwnHeaders(headers, body) {
  const {
    date: _date,
    connection: _connection,
    "keep-alive": _keepAlive,
    "transfer-encoding": _coding,
    ...own
  } = headers;
  return { ...own, "content-length": body.length };
}
