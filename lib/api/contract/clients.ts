import * as z from "zod";
import { agentSchema } from "./agency-bookings";
import { firstNameSchema, lastNameSchema } from "./accounts";
import { endpoint } from "./endpoint";
import { languageCodes } from "./languages";
import { searchWordsSchema, toNeighbours, toPageQuery } from "./list-queries";
import { phoneSchema } from "./phone-number";

/** One line of plain text in one direction. */
const line = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "must be one line of plain text");
/** Of several lines, without what could turn the direction of other words. */
const plainText = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u, "must be plain text");
const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
/** Of a list of texts: each once, in any capitals. */
const once = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** For people, such as `K-7K4M2P9C`: unlike a name it may be noted anywhere. */
export const clientReferenceSchema = z.string().regex(/^K-[2-9A-HJ-NP-Z]{8}$/);

/** How many of each are kept of a client. */
export const clientLimits = { emails: 3, phones: 3, loyalty: 8 } as const;

/** What an agency keeps of a client. Names are as in the passport. */
export const clientInputSchema = z.strictObject({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  birthDate: z.iso
    .date()
    .refine((day) => day >= "1900-01-01", "must be a day since 1900")
    .nullable(),
  /** ISO 3166-1, such as PT. */
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be a country such as PT")
    .nullable(),
  /** What they are written to in. */
  language: z.enum(languageCodes).nullable(),
  /** The first one is used. Families share addresses: not unique among clients. */
  emails: z.array(email).max(clientLimits.emails).refine(once, "must be each once"),
  phones: z.array(phoneSchema).max(clientLimits.phones).refine(once, "must be each once"),
  loyalty: z
    .array(z.strictObject({ program: line(60), number: line(40) }))
    .max(clientLimits.loyalty),
  /** What they need and prefer, such as a lift, a meal or a seat. */
  preferences: plainText,
  /** Without commas, which separate them where they are typed. */
  tags: z
    .array(line(30).regex(/^[^,،]*$/, "must be without commas"))
    .max(20)
    .refine(once, "must be each once"),
});
export type ClientInput = z.output<typeof clientInputSchema>;

export const clientSummarySchema = z.object({
  reference: clientReferenceSchema,
  firstName: z.string(),
  lastName: z.string(),
  /** The first one of each; null for none. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  tags: z.array(z.string()),
  /** Whose client it is; null for no member's. */
  agent: agentSchema.nullable(),
  updatedAt: z.iso.datetime(),
});
export type ClientSummary = z.infer<typeof clientSummarySchema>;

export const clientNoteSchema = z.object({
  id: z.uuid(),
  /** Null for a former member. */
  author: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});

export const clientSchema = clientSummarySchema.omit({ email: true, phone: true }).extend({
  ...clientInputSchema.shape,
  /** Of its last change: sent back with the next one. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The latest first. */
  notes: z.array(clientNoteSchema),
  /** To whom it can be handed over, by name; empty for those who reach their own alone. */
  agents: z.array(agentSchema),
});
export type Client = z.infer<typeof clientSchema>;

const base = { api: "main", browser: false, limits: [] } as const;
const reads = { ...base, access: { action: "clients.read" } } as const;
const writes = { ...base, access: { action: "clients.write" } } as const;
const ofClient = {
  params: z.object({ reference: clientReferenceSchema }),
  notFound: "client_not_found",
} as const;
const answersClient = { response: z.object({ client: clientSchema }) } as const;

export const listClientsEndpoint = endpoint({
  operationId: "listClients",
  ...reads,
  method: "get",
  path: "/api/agency/clients",
  summary:
    "A page of the agency's clients by last name: all of them, or one's own. `q`: words of a name, an address, a number or a tag. `after` is `next` or `previous` of another page; 422 for anything else",
  query: z.object({
    q: searchWordsSchema.optional(),
    tag: searchWordsSchema.optional(),
    /** Whose they are: a member's id, or none; ignored for those who reach their own alone. */
    agent: z.union([z.literal("none"), z.uuid()]).optional(),
    ...toPageQuery({ longest: 900 }),
  }),
  response: z.object({
    clients: z.array(clientSummarySchema),
    /** Of the filter, on all pages. */
    total: z.number().int(),
    ...toNeighbours({ longest: 900 }),
    /** The tags in use, by name. */
    tags: z.array(z.string()),
    /** Who works at the agency, by name; empty for those who reach their own alone. */
    agents: z.array(agentSchema),
  }),
});

export const createClientEndpoint = endpoint({
  operationId: "createClient",
  ...writes,
  method: "post",
  path: "/api/agency/clients",
  summary:
    "Add a client, who is the viewer's own. Sent again with the same key it is the same client; 422 `idempotency_key_reused` for other words",
  errors: ["idempotency_key_reused"],
  body: z.strictObject({ client: clientInputSchema, idempotencyKey: z.uuid() }),
  ...answersClient,
});

export const getClientEndpoint = endpoint({
  operationId: "getClient",
  ...reads,
  ...ofClient,
  method: "get",
  path: "/api/agency/clients/{reference}",
  summary: "A client with all that is kept; 404 for one that the viewer doesn't reach",
  ...answersClient,
});

export const saveClientEndpoint = endpoint({
  operationId: "saveClient",
  ...writes,
  ...ofClient,
  method: "put",
  path: "/api/agency/clients/{reference}",
  summary:
    "Change a client. `version`: what was read; 409 `client_changed` if it was changed since then. The same again changes nothing",
  errors: ["client_changed"],
  body: z.strictObject({ client: clientInputSchema, version: z.number().int() }),
  ...answersClient,
});

export const addClientNoteEndpoint = endpoint({
  operationId: "addClientNote",
  ...writes,
  ...ofClient,
  method: "post",
  path: "/api/agency/clients/{reference}/notes",
  summary:
    "Add a note about a client, for the agency alone. Sent again with the same key it is the same note",
  errors: ["idempotency_key_reused"],
  body: z.strictObject({ text: plainText.min(1), idempotencyKey: z.uuid() }),
  response: z.object({ note: clientNoteSchema }),
});

export const handOverClientEndpoint = endpoint({
  operationId: "handOverClient",
  ...base,
  access: { action: "clients.assign" },
  ...ofClient,
  method: "post",
  path: "/api/agency/clients/{reference}/hand-over",
  summary:
    "Say whose client it is, or no member's. 404 `member_not_found` for who doesn't work at the agency. Done again it changes nothing",
  errors: ["member_not_found"],
  body: z.strictObject({ agentId: z.uuid().nullable() }),
  ...answersClient,
});
