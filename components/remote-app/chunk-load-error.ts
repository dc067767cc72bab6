/**
 * `error`: it could not be fetched; `timeout`: it took too long; `missing`: it ran, but didn't
 * define what it should.
 */
export type ChunkLoadErrorType = "error" | "timeout" | "missing";

/** A script or a stylesheet that did not load; says why and which. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";

  constructor(
    readonly type: ChunkLoadErrorType,
    /** The requested URL. */
    readonly request: string,
  ) {
    super(`Loading failed (${type}: ${request})`);
  }
}
