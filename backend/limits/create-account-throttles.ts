import { deriveKey, type SecretBox } from "../secrets/secret-box";
import { mailLimits, ownPasswordLimits, signInLimits, signUpLimits } from "./account-limits";
import { createKnownBrowsers } from "./create-known-browsers";
import { createLimiter } from "./create-limiter";
import { createProofs } from "./create-proofs";
import { createSigner } from "./create-signer";
import { createThrottle } from "./create-throttle";
import type { OpenCounter } from "./open-counter";

type Settings = { secrets: SecretBox; backendToken: string; openCounter: OpenCounter };

/**
 * The limits around accounts. Without a SECRETS_KEY they sign with the service credential, which
 * storefronts also know: the signed tokens grant nothing.
 */
export function createAccountThrottles({ secrets, backendToken, openCounter }: Settings) {
  const derived = secrets.deriveKeys("limits");
  const signer = createSigner(derived.length > 0 ? derived : [deriveKey(backendToken, "limits")]);
  const shared = { openCounter, proofs: createProofs(signer, { openCounter }) };
  return {
    knownBrowsers: createKnownBrowsers(signer),
    signInThrottle: createThrottle(signInLimits, shared),
    signUpThrottle: createThrottle(signUpLimits, shared),
    mailThrottle: createThrottle(mailLimits, shared),
    passwordLimiter: createLimiter(ownPasswordLimits, openCounter),
  };
}
