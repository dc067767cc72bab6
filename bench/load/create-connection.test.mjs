import { once } from "node:events";
import { createServer } from "node:net";
import { createConnection } from "./create-connection.mjs";

let server;
let sockets;
let connections;
beforeEach(() => void (connections = []));
afterEach(() => {
  for (const connection of connections) connection.close();
  server.close();
});

/**
 * Responds to each request with the next of these lists of chunks, chunk by chunk; an empty list
 * breaks the connection.
 */
async function serve(...answers) {
  sockets = 0;
  server = createServer((socket) => {
    sockets++;
    socket.setNoDelay();
    socket.on("error", () => {});
    socket.on("data", () => void send(socket, answers.shift() ?? []));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
}

async function send(socket, pieces) {
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise(setImmediate);
  }
  if (pieces.length === 0) socket.destroy();
}

const ask = (connection) => {
  connection.ask(Buffer.from("GET / HTTP/1.1\r\n\r\n"));
  return new Promise((resolve) => (connection.answered = resolve));
};
function open() {
  const connection = createConnection(server.address().port, (answer) =>
    connection.answered(answer),
  );
  connections.push(connection);
  return connection;
}

test("reads a response by its length, in any chunks, and keeps the connection", async () => {
  await serve(
    ["HTTP/1.1 200 OK\r\nContent-Le", "ngth: 6\r\n\r", "\nabc", "def"],
    ["HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n"],
  );
  const connection = open();
  expect((await ask(connection)).bytes).toBe(44);
  expect((await ask(connection)).head).toMatch(/^HTTP\/1.1 404/);
  expect(sockets).toBe(1);
});

test("reads a chunked response up to the last chunk, even if that is split", async () => {
  await serve([
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
    "0\r\n",
    "\r\n",
  ]);
  const connection = open();
  expect((await ask(connection)).bytes).toBe(60);
});

test("reports that a response broke off, and reconnects for the next", async () => {
  await serve([], ["HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n", "x"]);
  const connection = open();
  expect(await ask(connection)).toBeNull();
  expect((await ask(connection)).bytes).toBe(39);
  expect(sockets).toBe(2);
});
