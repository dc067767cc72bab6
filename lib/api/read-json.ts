const maximumBytes = 2_000_000;

/**
 * The JSON of an answer, read up to 2 MB.
 * @throws RangeError beyond that, SyntaxError when it isn't JSON
 */
export async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maximumBytes) {
      await reader?.cancel();
      throw new RangeError(`answer is larger than ${maximumBytes} bytes`);
    }
    chunks.push(part.value);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
