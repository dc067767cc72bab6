import { connect } from "node:net";

const endOfHead = "\r\n\r\n";
const endOfChunks = "0\r\n\r\n";

/**
 * A keep-alive connection for one request at a time; opened on first use and again after it broke.
 * `onAnswer` gets the head and the size of the response, or null if it was incomplete.
 */
export function createConnection(port, onAnswer) {
  let socket = null;
  let answer = null;

  function open() {
    const own = connect(port, "127.0.0.1").setNoDelay();
    own.on("data", take).on("error", () => {});
    own.once("close", () => {
      if (socket !== own) return;
      socket = null;
      settle(null);
    });
    socket = own;
  }

  function settle(result) {
    if (!answer) return;
    answer = null;
    onAnswer(result);
  }

  function take(chunk) {
    if (!answer) return;
    answer.bytes += chunk.length;
    if (!answer.head) {
      answer.start = answer.start ? Buffer.concat([answer.start, chunk]) : chunk;
      const at = answer.start.indexOf(endOfHead);
      if (at < 0) return;
      answer.head = answer.start.latin1Slice(0, at);
      const length = /\r\ncontent-length: *(\d+)/i.exec(answer.head)?.[1];
      answer.total = length ? at + endOfHead.length + Number(length) : null;
    }
    if (answer.total === null)
      answer.tail = (answer.tail + chunk.subarray(-endOfChunks.length).latin1Slice()).slice(
        -endOfChunks.length,
      );
    if (answer.total === null ? answer.tail === endOfChunks : answer.bytes >= answer.total)
      settle(answer);
  }

  return {
    ask(question) {
      if (!socket) open();
      answer = { head: "", start: null, tail: "", total: null, bytes: 0 };
      socket.write(question);
    },
    close: () => socket?.destroy(),
  };
}
