import * as z from "zod";
import { endpoint } from "./endpoint";
import { providerNameSchema } from "./provider-name";

/** A supplier's webhook event. The raw bytes: the signature covers them. */
export const receiveSupplierEventEndpoint = endpoint({
  operationId: "receiveSupplierEvent",
  api: "main",
  method: "post",
  browser: false,
  access: "public",
  path: "/api/supplier-events/{supplier}",
  notFound: "shared",
  limits: [],
  summary:
    "An event of the agency's account at a supplier, authenticated by its signature only: 401 `event_refused` without the right one, 404 `not_found` without an account, 400 `malformed_event` if it is no event. It only makes the supplier be asked what has changed; a repeated one changes nothing",
  errors: ["event_refused", "malformed_event", "not_found"],
  params: z.object({ supplier: providerNameSchema }),
  body: z.strictObject({ payload: z.string().max(90_000), signature: z.string().max(2_000) }),
  response: z.object({ received: z.literal(true) }),
});
