import { addMs } from "@/lib/dates/instants";
import { minuteMs } from "@/lib/dates/durations";
import { isGuarded, proofMinutes, type Action } from "@/lib/api/contract/roles";
import { type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";

/**
 * Guarded actions take more than an open session: a password or sign-in of the last minutes.
 * @throws RouteError 403 `proof_required`
 */
export function requireProof(
  { provenAt }: Pick<Viewer, "provenAt">,
  action: Action,
  now: Date,
): void {
  if (!isGuarded(action)) return;
  if (!provenAt || addMs(provenAt, proofMinutes * minuteMs) <= now)
    throw new RouteError(403, "proof_required", "Please enter your password again");
}
