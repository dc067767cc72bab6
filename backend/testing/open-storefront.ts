import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type ReceivedPurge = { tags: string[]; signature: string | undefined };
type Answer = (received: ReceivedPurge) => number | Promise<number>;

const readPurge = async (request: IncomingMessage): Promise<ReceivedPurge> => {
  const { tags } = (await json(request)) as { tags: string[] };
  return { tags, signature: request.headers["x-purge-signature"]?.toString() };
};

/**
 * A storefront on a free loopback port that records the purges it gets, and can be closed and
 * opened again at the same address.
 */
export async function openStorefront(answer: Answer = () => 204) {
  const received: ReceivedPurge[] = [];
  const state = { answer };
  let server: Server;
  let port = 0;
  let waiting: { count: number; resolve: () => void }[] = [];
  const listener = async (request: IncomingMessage) => {
    const event = await readPurge(request);
    received.push(event);
    for (const { resolve } of waiting.filter(({ count }) => received.length >= count)) resolve();
    waiting = waiting.filter(({ count }) => received.length < count);
    return state.answer(event);
  };
  const open = async () => {
    server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      listener(request).then(
        (status) => response.writeHead(status).end(),
        () => response.destroy(),
      );
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  };
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  await open();
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** All tags received so far, in order. */
    tags: () => received.flatMap(({ tags }) => tags),
    /** Resolves once it has received this many events. */
    hears: (count: number) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise<void>((resolve) => waiting.push({ count, resolve })),
    answerWith: (next: Answer) => void (state.answer = next),
    open,
    close,
  };
}
export type Storefront = Awaited<ReturnType<typeof openStorefront>>;
