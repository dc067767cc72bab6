import * as z from "zod";

/** The name of a supplier or payment gateway, as in the addresses of its webhooks. */
export const providerNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
