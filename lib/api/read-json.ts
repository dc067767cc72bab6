/**
 * The bytes of a response or request, up to a limit.
 * @throws RangeError beyond it
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
 * The JSON of a response or request, up to a limit in bytes, 2 MB by default.
 * @throws RangeError beyond it, SyntaxError if it isn't JSON
 */
export async function readJson(
  message: Pick<Response, "body">,
  maximumBytes = 2_000_000,
): Promise<unknown> {
  return JSON.parse((await readBytes(message, maximumBytes)).toString("utf8"));
}
