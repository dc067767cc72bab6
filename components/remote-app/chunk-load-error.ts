/**
 * `error`: it could not be fetched; `timeout`: no answer within the ceiling; `missing`: it ran, but
 * what it promised isn't there.
 */
export type ChunkLoadErrorType = "error" | "timeout" | "missing";

/** A script or a stylesheet that did not load; says why and which. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";

  constructor(
    readonly type: ChunkLoadErrorType,
    /** The URL that was asked for. */
    readonly request: string,
  ) {
    super(`Loading failed (${type}: ${request})`);
  }
}
