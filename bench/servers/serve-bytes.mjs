import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../scripts/testbed/find-free-port.mjs";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { startServer } from "../../scripts/testbed/start-server.mjs";

/**
 * Bare `node:http` that replays another server's response: the same bytes with the same headers,
 * plain and compressed.
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

/** Without the headers that Node adds to each response itself. */
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
