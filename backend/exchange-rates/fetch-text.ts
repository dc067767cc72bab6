/**
 * The text at an operator's URL.
 * @throws after `deadlineMs` in total, for any status but 2xx, for a redirect and beyond `maxBytes`
 * (counted while reading)
 */
export async function fetchText(
  url: string,
  { deadlineMs, maxBytes }: { deadlineMs: number; maxBytes: number },
): Promise<string> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`is bigger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
