import { agencyProviderId, type SsoProviderInput } from "@/lib/api/contract/sso";
import { findUrlFault } from "../outbound/checked-url";
import { RouteError } from "../errors/route-error";
import {
  OutboundError,
  requirePublicAddresses,
  type OutboundRules,
} from "../outbound/create-guarded-fetch";

/** RFC 7518 §3.2: a key at least as long as the hash. */
const minimumSharedSecret = 32;

type Issue = { path: string; message: string };

function findAddressFaults({ settings }: SsoProviderInput, rules: OutboundRules): Issue[] {
  if (settings.protocol === "signed-redirect") {
    const fault = settings.jwksUrl === null ? null : findUrlFault(settings.jwksUrl, rules);
    return fault ? [{ path: "settings.jwksUrl", message: fault }] : [];
  }
  const fault =
    findUrlFault(settings.issuer, rules) ??
    (/[?#]|\/\.well-known\//.test(settings.issuer)
      ? "must be the issuer itself, without a query"
      : null);
  return fault ? [{ path: "settings.issuer", message: fault }] : [];
}

function findSecretFaults({ id, settings, secret }: SsoProviderInput): Issue[] {
  if (settings.protocol === "oidc") return [];
  const isShared = settings.algorithm === "HS256";
  return [
    ...(id === agencyProviderId
      ? []
      : [
          {
            path: "id",
            message: `must be ${agencyProviderId}: only the agency's own site sends signed tokens`,
          },
        ]),
    ...(isShared && settings.jwksUrl
      ? [
          {
            path: "settings.jwksUrl",
            message: "must be left out: HS256 has a shared secret instead",
          },
        ]
      : []),
    ...(!isShared && !settings.jwksUrl
      ? [
          {
            path: "settings.jwksUrl",
            message: `is needed: the public keys for ${settings.algorithm}`,
          },
        ]
      : []),
    ...(!isShared && secret
      ? [{ path: "secret", message: `must be left out: ${settings.algorithm} has public keys` }]
      : []),
    ...(isShared && secret && secret.length < minimumSharedSecret
      ? [{ path: "secret", message: `must have at least ${minimumSharedSecret} characters` }]
      : []),
  ];
}

/** A name that can't be resolved now may be later: it is checked again with every call. */
async function findNetworkFault(
  { settings }: SsoProviderInput,
  rules: OutboundRules,
): Promise<Issue[]> {
  const [path, url] =
    settings.protocol === "oidc"
      ? ["settings.issuer", settings.issuer]
      : ["settings.jwksUrl", settings.jwksUrl];
  if (url === null) return [];
  try {
    await requirePublicAddresses(new URL(url).hostname, rules);
  } catch (error) {
    if (error instanceof OutboundError) return [{ path, message: error.message }];
  }
  return [];
}

/**
 * Checks of an operator's input that no schema can do. @throws RouteError 422 that lists every
 * invalid field
 */
export async function requireSsoProvider(
  input: SsoProviderInput,
  rules: OutboundRules,
): Promise<SsoProviderInput> {
  const faults = [...findAddressFaults(input, rules), ...findSecretFaults(input)];
  const found = faults.length > 0 ? faults : await findNetworkFault(input, rules);
  if (found.length > 0)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", found);
  return input;
}
