// The least that Node can do: one response, always the same bytes.
// `node bytes-server.mjs PORT FOLDER`
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

const [port, folder] = process.argv.slice(2);
const read = (name) => ({
  headers: JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")),
  body: readFileSync(join(folder, `${name}.body`)),
});
const answers = { plain: read("plain"), encoded: read("encoded") };

createServer((request, response) => {
  const { headers, body } = request.headers["accept-encoding"] ? answers.encoded : answers.plain;
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
