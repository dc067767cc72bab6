import { useEffect, useState } from "react";
import { reloadOnce } from "./reload-once";
import { reportFailure } from "./report-failure";
import { toFailure, type Failure } from "./to-failure";

/**
 * Handles what an error boundary caught: reports it to the server, and reloads once for a missing
 * chunk.
 */
export function useRenderFailure(error: unknown): Failure {
  const [failure] = useState(() => toFailure(error, { origin: "" }));
  useEffect(() => {
    // React only runs our code: what breaks a render is ours.
    reportFailure(failure.kind === "chunk" ? failure : { ...failure, kind: "own" });
    if (failure.kind === "chunk") reloadOnce();
  }, [failure]);
  return failure;
}
