import { ask } from "./ask.mjs";

/**
 * A call like one of the site's pages makes, with `content` as JSON; `host` like a browser sends
 * it, with its port if it has one.
 * @throws on any status but 200
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
