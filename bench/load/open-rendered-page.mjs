import { openQuote } from "../../scripts/testbed/open-quote.mjs";
import { signIn } from "../../scripts/testbed/sign-in.mjs";

/**
 * A page of `rendered-pages.mjs` at a running site: its path, with a quote if it needs one, and the
 * headers of who asks for it. `host` is the agency's, without a port.
 */
export async function openRenderedPage({ path, role }, { port, host }) {
  const here = { port, host: `${host}:${port}` };
  const cookie = role && (await signIn({ ...here, role }));
  const headers = { "accept-language": "en", ...(cookie ? { cookie } : {}) };
  if (path !== null) return { path, headers };
  const { id } = await openQuote({ ...here, cookie });
  return { path: `/booknow/hotels/checkout?quote=${id}`, headers };
}
