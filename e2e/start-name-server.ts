import { createSocket } from "node:dgram";
import { once } from "node:events";
import { decode, encode, RECURSION_DESIRED, type Answer } from "dns-packet";

/** A name server on a port of its own, with only the records that a test adds. */
export async function startNameServer() {
  const records: Answer[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const answers = records.filter((record) =>
      questions.some(
        ({ name, type }) => record.name === name.toLowerCase() && record.type === type,
      ),
    );
    socket.send(
      encode({ type: "response", id, flags: RECURSION_DESIRED, questions, answers }),
      port,
      address,
    );
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    add: (record: Answer) => void records.push(record),
    stop: () => socket.close(),
  };
}
