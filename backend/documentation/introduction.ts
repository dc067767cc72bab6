/** What applies to every call, in the document's Markdown. */
export const introduction = `The two APIs that a storefront calls. \`docs/own-api.md\` lists which page needs which call.

**Authentication.** Every call carries the service credential and \`X-Agency-Host\`, and a bearer token for a signed-in user.
A session belongs to one agency.

**The resort API** has its own base URL, \`RESORT_API_URL\`: \`/resort/deals\` here is \`/deals\` there.

**Errors** have one shape (\`ApiError\`). \`code\` is for programs, \`message\` for people. A 429, and a temporary 503, has a
\`Retry-After\` header.

**Idempotency.** A call that must not take effect twice has an \`idempotencyKey\` in its body: the same key with the same body is
the same booking or ticket, with another body a 422. There is no \`Idempotency-Key\` header.

**Prices.** A visitor sees prices if the agency sells without a sign-in (\`allowNonLoginFlow\`), a traveller and a restricted agent
the traveller price, an unrestricted travel agent also net price and markup. Fields the viewer may not see are omitted.`;
