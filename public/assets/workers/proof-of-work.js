// Finds the number of a challenge (lib/api/contract/errors.ts), away from the page's own thread. A
// file of its own, because the content security policy lets workers come from this site alone.
// Answers with the number, or null where there is none.
const encoder = new TextEncoder();
const atOnce = 256;

/** Whether a digest is the one in hexadecimal. */
const isTarget = (digest, target) => {
  const bytes = new Uint8Array(digest);
  return bytes.every((byte, index) => byte === target[index]);
};

self.onmessage = async ({ data: { salt, target, count } }) => {
  const bytes = target.match(/../g).map((pair) => parseInt(pair, 16));
  const digest = (number) => crypto.subtle.digest("SHA-256", encoder.encode(`${salt}:${number}`));
  for (let start = 0; start < count; start += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, count - start) },
      (_, index) => start + index,
    );
    const digests = await Promise.all(numbers.map(digest));
    const found = digests.findIndex((each) => isTarget(each, bytes));
    if (found >= 0) {
      self.postMessage(start + found);
      return;
    }
  }
  self.postMessage(null);
};
