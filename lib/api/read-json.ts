/**
 * The bytes of an answer or request, read up to a size.
 * @throws RangeError beyond that
 */
export async function readBytes(
  message: Pick<Response, "body">,
  maximumBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = message.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maximumBytes) {
      await reader?.cancel();
      throw new RangeError(`body is larger than ${maximumBytes} bytes`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * The JSON of an answer or request, read up to a size in bytes: 2 MB unless told.
 * @throws RangeError beyond that, SyntaxError when it isn't JSON
 */
export async function readJson(
  message: Pick<Response, "body">,
  maximumBytes = 2_000_000,
): Promise<unknown> {
  return JSON.parse((await readBytes(message, maximumBytes)).toString("utf8"));
}
