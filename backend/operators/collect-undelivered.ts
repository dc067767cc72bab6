import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";

const answerSchema = z.object({
  undelivered: z.array(z.object({ storefront: z.string(), reason: z.string() })),
});

/** Forwards an operator's calls, and records which storefronts the last change didn't reach yet. */
export function collectUndelivered(call: OperatorCall) {
  let undelivered: z.infer<typeof answerSchema>["undelivered"] = [];
  const collecting: OperatorCall = async (method, path, body) => {
    const answer = await call(method, path, body);
    if (method !== "GET") undelivered = answerSchema.safeParse(answer.body).data?.undelivered ?? [];
    return answer;
  };
  return { call: collecting, listUndelivered: () => undelivered };
}
