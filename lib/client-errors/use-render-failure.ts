import { useEffect, useState } from "react";
import { reloadOnce } from "./reload-once";
import { reportFailure } from "./report-failure";
import { toFailure, type Failure } from "./to-failure";

/**
 * What an error boundary caught: told to the server, and a missing chunk is fetched once by a
 * reload.
 */
export function useRenderFailure(error: unknown): Failure {
  const [failure] = useState(() => toFailure(error, { origin: "" }));
  useEffect(() => {
    // React calls nobody's code but ours: what breaks a render is ours.
    reportFailure(failure.kind === "chunk" ? failure : { ...failure, kind: "own" });
    if (failure.kind === "chunk") reloadOnce();
  }, [failure]);
  return failure;
}
