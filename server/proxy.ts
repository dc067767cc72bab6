import {
  Agent,
  request as startRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { countBody } from "./body-limit";

/** Next must send its response head within this time. In development it may be compiling. */
const answerTimeoutMs = 60_000;

export type Upstream = { socketPath: string; agent: Agent; dev: boolean };

export const createUpstream = ({
  socketPath,
  dev,
}: {
  socketPath: string;
  dev: boolean;
}): Upstream => ({
  socketPath,
  dev,
  agent: new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
});

type ProxiedRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
  withBody: boolean;
};

/**
 * Passes a request to Next and resolves with the head of its answer; its body is still to be read.
 * A client that disconnects cancels the request.
 * @throws BodyTooLargeError, or the socket's error when Next can't be reached
 */
export function askNext(
  upstream: Upstream,
  { request, response, headers, withBody }: ProxiedRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { agent, socketPath, dev } = upstream;
    const outgoing = startRequest({
      agent,
      socketPath,
      method: request.method,
      path: request.url,
      headers,
      maxHeaderSize: 64 * 1024,
    });
    outgoing.once("response", resolve);
    outgoing.once("error", reject);
    if (!dev)
      outgoing.setTimeout(answerTimeoutMs, () =>
        outgoing.destroy(new Error("Next did not answer in time")),
      );
    response.once("close", () => {
      if (!response.writableFinished) outgoing.destroy();
    });
    if (!withBody) {
      outgoing.end();
      return;
    }
    if (request.headers.expect) response.writeContinue();
    countBody(request, (error) => {
      request.unpipe(outgoing);
      outgoing.destroy(error);
      reject(error);
    });
    request.pipe(outgoing);
  });
}

/** 503 while Next isn't listening (starting or stopping), 502 when it broke off. */
export const toUnreachableStatus = (error: unknown) =>
  /ECONNREFUSED|ENOENT/.test(String(error)) ? 503 : 502;
