import { once } from "node:events";
import {
  createServer,
  request as askHttp,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** Responds instead of the API and returns true, or lets the call through. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The path of a call, without its query. */
export const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?")[0] ?? "";

/** A server that passes calls on to the API at `address`, unless `intercept` responds to them. */
export async function openApiProxy({
  address,
  intercept,
}: {
  address: string;
  intercept: Intercept;
}): Promise<{ url: string; close: () => void }> {
  const proxy = createServer((request, response) => {
    if (intercept(request, response)) return;
    const { method, headers, url } = request;
    const onward = askHttp(`${address}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
