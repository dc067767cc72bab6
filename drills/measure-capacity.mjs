import { toClientAddress } from "./client-addresses.mjs";
import { fireTogether } from "./open-loop.mjs";

let requestCount = 0;
/** A page rendered for this one request: its query is not shareable. */
export const toRender = (host, port, path = "/") => ({
  port,
  host,
  path: `${path}?drill=${requestCount++}`,
});

/** Pages a second completed when concurrency doesn't exceed the places. */
export async function measureCapacity({ port, agencies, seconds, together = 4 }) {
  const toRequest = (index, client) => ({
    ...toRender(agencies[index % agencies.length], port),
    from: toClientAddress(client),
  });
  await fireTogether({ together: 2, seconds: 2, toRequest });
  const answers = await fireTogether({ together, seconds, toRequest });
  return answers.filter(({ status }) => status === 200).length / seconds;
}
