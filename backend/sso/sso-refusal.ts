/**
 * Why a single sign-on is rejected: for the audit trail. The user only learns that it didn't work.
 */
export class SsoRefusal extends Error {
  override name = "SsoRefusal";
  /** @param reason in our own words, never with parts of a token */
  constructor(readonly reason: string) {
    super(reason);
  }
}

const isWord = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{1,60}$/.test(value);

/** The error and its causes, three deep: libraries wrap errors. */
function toChain(error: unknown): object[] {
  const chain: object[] = [];
  for (
    let link = error;
    typeof link === "object" && link !== null && chain.length < 3;
    link = Reflect.get(link, "cause") as unknown
  )
    chain.push(link);
  return chain;
}

/** The error code of jose or openid-client, with the claim or the provider's error code. */
export function toRefusalReason(error: unknown): string {
  if (error instanceof SsoRefusal) return error.reason;
  const chain = toChain(error);
  const find = (...names: string[]) =>
    names.flatMap((name) => chain.map((link) => Reflect.get(link, name) as unknown)).find(isWord);
  return (
    [find("code", "name"), find("claim", "attribute", "error")].filter(isWord).join(" ") ||
    "unknown"
  );
}
