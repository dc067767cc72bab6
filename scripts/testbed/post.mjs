import { ask } from "./ask.mjs";

/**
 * A call that a page of the site would make, with `content` as JSON; `host` as a browser writes it,
 * with its port where it has one.
 * @throws on any answer but 200
 */
export async function post({ port, host, path, content, headers }) {
  const own = { origin: `http://${host}`, "content-type": "application/json", ...headers };
  const answer = await ask({
    port,
    host,
    path,
    method: "POST",
    headers: own,
    body: JSON.stringify(content),
  });
  if (answer.status !== 200)
    throw new Error(
      `${path} was answered with ${answer.status}: ${answer.body.toString().slice(0, 300)}`,
    );
  return answer;
}
