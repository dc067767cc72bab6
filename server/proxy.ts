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

type Question = {
  request: IncomingMessage;
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
  withBody: boolean;
};

/**
 * Passes a request to Next and resolves with the head of its answer; its body is still to be read.
 * A client that goes away takes the question with it.
 * @throws BodyTooLargeError, or the socket's error when Next can't be reached
 */
export function askNext(
  upstream: Upstream,
  { request, response, headers, withBody }: Question,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { agent, socketPath, dev } = upstream;
    const question = startRequest({
      agent,
      socketPath,
      method: request.method,
      path: request.url,
      headers,
      maxHeaderSize: 64 * 1024,
    });
    question.once("response", resolve);
    question.once("error", reject);
    if (!dev)
      question.setTimeout(answerTimeoutMs, () =>
        question.destroy(new Error("Next did not answer in time")),
      );
    response.once("close", () => {
      if (!response.writableFinished) question.destroy();
    });
    if (!withBody) {
      question.end();
      return;
    }
    if (request.headers.expect) response.writeContinue();
    countBody(request, (error) => {
      request.unpipe(question);
      question.destroy(error);
      reject(error);
    });
    request.pipe(question);
  });
}

/** 503 while Next isn't listening (starting or stopping), 502 when it broke off. */
export const toUnreachableStatus = (error: unknown) =>
  /ECONNREFUSED|ENOENT/.test(String(error)) ? 503 : 502;
