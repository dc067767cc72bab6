import { createGuardedFetch, type OutboundRules } from "../outbound/create-guarded-fetch";
import { createKeySources } from "./create-key-sources";
import { createOidcClient } from "./create-oidc-client";
import type { SsoDependencies } from "./sso-call";

type Settings = Pick<SsoDependencies, "db" | "secrets" | "knownBrowsers" | "rootDomain" | "now"> & {
  outbound: OutboundRules;
  keysCooldownMs?: number | undefined;
};

/** Shared by the steps of single sign-on: one guarded fetch, one key cache, one client. */
export function createSsoDependencies({
  outbound,
  keysCooldownMs,
  ...shared
}: Settings): SsoDependencies {
  const guardedFetch = createGuardedFetch(outbound);
  const keySources = createKeySources(guardedFetch, { cooldownMs: keysCooldownMs });
  return {
    ...shared,
    keySources,
    oidc: createOidcClient({
      guardedFetch,
      keySources,
      allowLoopbackUrls: outbound.allowLoopbackUrls,
    }),
  };
}
