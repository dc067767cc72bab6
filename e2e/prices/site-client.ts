import { Agent, request } from "node:http";
import { parseSetCookie } from "cookie";

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};
type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  /** The local address it comes from. */
  localAddress?: string | undefined;
};

/** A connection each: a kept one may be closed by the server just as it is used again. */
const agent = new Agent({ keepAlive: false, maxSockets: 6 });

/**
 * Plain HTTP, because Node doesn't resolve *.localhost: the host goes into its header. Follows and
 * decodes nothing.
 */
export const ask = (
  url: string,
  { method = "GET", headers = {}, body, localAddress }: Ask = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const outgoing = request(
      url,
      { agent, localAddress, method, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });

type VisitSettings = {
  port: number;
  agency: string;
  cookieName?: string;
  scheme?: "http" | "https";
  localAddress?: string;
};

/**
 * A visitor of an agency's site: keeps the session cookie that responses set, and every value it
 * ever had.
 */
export function openVisit({
  port,
  agency,
  cookieName = "sid",
  scheme = "http",
  localAddress,
}: VisitSettings) {
  const host = `${agency}.localhost:${port}`;
  const tokens: string[] = [];
  const get = (path: string, headers: Record<string, string> = {}) => send(path, { headers });
  async function send(path: string, { headers = {}, ...rest }: Ask = {}): Promise<Answer> {
    const token = tokens.at(-1);
    const cookie = [token && `${cookieName}=${token}`, headers["cookie"]]
      .filter(Boolean)
      .join("; ");
    const answer = await ask(`http://127.0.0.1:${port}${path}`, {
      ...rest,
      localAddress,
      headers: { ...headers, host, ...(cookie ? { cookie } : {}) },
    });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const { name, value } = parseSetCookie(line);
      if (name === cookieName && value) tokens.push(value);
    }
    return answer;
  }
  const write = (
    path: string,
    {
      method = "POST",
      type = "application/json",
      body = "{}",
    }: { method?: string; type?: string; body?: string } = {},
  ) =>
    send(path, {
      method,
      body,
      headers: {
        "content-type": type,
        "sec-fetch-site": "same-origin",
        origin: `${scheme}://${host}`,
      },
    });
  return { host, tokens, get, write };
}

export type SiteClient = ReturnType<typeof openVisit>;
