import * as z from "zod";
import { auditActions, auditSubjects } from "./audit";
import { agentSchema } from "./agency-bookings";
import { endpoint } from "./endpoint";
import { filterDaySchema, searchWordsSchema, toNeighbours, toPageQuery } from "./list-queries";

/** Events per page by default. */
export const usualAuditPage = 50;

/** All of them narrow the list; without any it holds everything that was noted at the agency. */
export const auditFilterSchema = z.object({
  /** Part of what an event calls its subject, such as a booking's reference. */
  q: searchWordsSchema.optional(),
  /** Who did it: a member's id, or the site itself. */
  member: z.union([z.literal("site"), z.uuid()]).optional(),
  action: z.enum(auditActions).optional(),
  subject: z.enum(auditSubjects).optional(),
  /** On any day of these, both included, by the agency's time zone. */
  from: filterDaySchema.optional(),
  to: filterDaySchema.optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

const values = z.record(z.string(), z.string());
export const auditEventSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** As it was then; null for what the site did by itself. */
  actor: z
    .object({ /** Kept once a member has left. */ id: z.uuid(), name: z.string() })
    .nullable(),
  action: z.enum(auditActions),
  subject: z.object({
    kind: z.enum(auditSubjects),
    /** For people, such as a booking's reference. */
    name: z.string(),
    id: z.uuid().nullable(),
  }),
  /** Only what differs, by name; no secret, no document and nothing of a traveller. */
  before: values,
  after: values,
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

const base = { api: "main", browser: false, access: { action: "audit.read" } } as const;

export const listAuditEventsEndpoint = endpoint({
  operationId: "listAuditEvents",
  ...base,
  method: "get",
  path: "/api/audit",
  summary:
    "A page of what the agency's members did, filtered, the latest first. `after` is `next` or `previous` of another page; 422 for anything else",
  query: auditFilterSchema.extend({
    ...toPageQuery({ usual: usualAuditPage }),
  }),
  response: z.object({
    events: z.array(auditEventSchema),
    /** Of the filter, on all pages. */
    total: z.number().int(),
    ...toNeighbours(),
    /** Who works at the agency, by name. */
    members: z.array(agentSchema),
  }),
});

export const exportAuditEventsEndpoint = endpoint({
  operationId: "exportAuditEvents",
  ...base,
  method: "post",
  path: "/api/audit/exports",
  limits: [],
  summary:
    "Note that the events of a filter are taken out as a file, which is then read page by page, and say how many there are",
  body: auditFilterSchema.strict(),
  response: z.object({ total: z.number().int() }),
});
