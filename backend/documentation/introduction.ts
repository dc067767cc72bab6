/** What applies to every call, in the document's Markdown. */
export const introduction = `The two APIs that a storefront asks. \`docs/own-api.md\` says which call is needed for which page.

**Who asks.** Every call carries the service credential and \`X-Agency-Host\`. Somebody signed in is known by the bearer token besides.
A session belongs to one agency.

**The resort API** has a base of its own, \`RESORT_API_URL\`: what stands here as \`/resort/deals\` is \`/deals\` there.

**Errors** have one shape (\`ApiError\`). \`code\` is for programs, \`message\` for people. A 429, and a 503 that passes, say in
\`Retry-After\` when to come back.

**Doing it twice.** What must not happen twice takes an \`idempotencyKey\` in its body: the same key with the same body is the same
booking or ticket, with another body a 422. There is no \`Idempotency-Key\` header.

**Prices.** A visitor sees prices where the agency sells without a sign-in (\`allowNonLoginFlow\`), a traveller and a restricted agent
the price to travellers, an unrestricted travel agent also net price and markup. What somebody may not see isn't in the answer.`;
