/** Tags per request: the header stays far below the 8 kB that Varnish reads. */
const batch = 50;
const answerMs = 1_000;

async function ban(url: string, tags: readonly string[]): Promise<void> {
  const answer = await fetch(url, {
    method: "BAN",
    headers: { "Cache-Tag": tags.join(",") },
    redirect: "error",
    signal: AbortSignal.timeout(answerMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${url} answered a BAN with ${answer.status}`);
}

/**
 * Purges the caches in front of this storefront (deploy/varnish/default.vcl). Call it once this
 * storefront has purged its own pages, so that they can't fetch them here again.
 * @returns a function that throws if one of them doesn't confirm
 */
export function createCachePurger(urls: readonly string[]) {
  return async function purgeCaches(tags: readonly string[]): Promise<void> {
    const batches = Array.from({ length: Math.ceil(tags.length / batch) }, (_, index) =>
      tags.slice(index * batch, (index + 1) * batch),
    );
    await Promise.all(urls.flatMap((url) => batches.map((some) => ban(url, some))));
  };
}
