import { request as startRequest, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { toUpstreamHeaders } from "./forwarded-headers";
import { resolveRefusal } from "./request-hygiene";

/**
 * Production has nothing to upgrade to, and Next once made calls to a host named by an upgrade
 * (CVE-2026-44578).
 */
export function refuseUpgrade(_request: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
}

/** We never open a tunnel to another host; Node has no default response to CONNECT. */
export function refuseConnect(_request: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
  );
}

const toHead = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.map((value, index) => (index % 2 === 0 ? `${value}: ` : `${value}\r\n`)).join("");

/** Development only: hot reload talks to Next over a web socket. */
export function passUpgrade(socketPath: string) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (resolveRefusal(request)) return refuseUpgrade(request, socket);
    const headers = {
      ...toUpstreamHeaders(request, { requestId: "dev", trustProxy: false, dev: true }),
      connection: "Upgrade",
      upgrade: request.headers.upgrade,
    };
    const outgoing = startRequest({ socketPath, path: request.url, headers });
    outgoing.once("upgrade", (answer, peer, peerHead) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${toHead(answer)}\r\n`);
      socket.write(peerHead);
      peer.write(head);
      peer.once("error", () => socket.destroy()).once("close", () => socket.destroy());
      socket.once("close", () => peer.destroy());
      peer.pipe(socket).pipe(peer);
    });
    outgoing.once("response", () => socket.destroy());
    outgoing.once("error", () => socket.destroy());
    socket.once("error", () => outgoing.destroy());
    outgoing.end();
  };
}
