import * as z from "zod";
import { agentSchema } from "./agency-bookings";
import { endpoint } from "./endpoint";
import { moneySchema } from "./money";
import { filterDaySchema, searchWordsSchema, toNeighbours, toPageQuery } from "./list-queries";
import { searchedServices, searches } from "./service-contracts";

/** What was searched, without filters, sort order and page. */
export const pastSearchInputSchema = z.discriminatedUnion("service", searches);
export type PastSearchInput = z.output<typeof pastSearchInputSchema>;

/** All of them narrow the list. */
export const pastSearchFilterSchema = z.object({
  /** Part of a place's name. */
  q: searchWordsSchema.optional(),
  service: z.enum(searchedServices).optional(),
  /** A member's id; ignored for those who reach their own alone. */
  agent: z.uuid().optional(),
  /** Searched on any day of these, both included, by the agency's time zone. */
  from: filterDaySchema.optional(),
  to: filterDaySchema.optional(),
});
export type PastSearchFilter = z.output<typeof pastSearchFilterSchema>;

/** A search by a member of the agency; the same again on a day is the same one. */
export const pastSearchSchema = z.object({
  id: z.uuid(),
  input: pastSearchInputSchema,
  /** How many there were, filters apart; null where no answer was complete. */
  results: z.number().int().nullable(),
  /** What a customer would have paid for the cheapest of them all; never a net price. */
  cheapest: moneySchema.nullable(),
  /** The last time. */
  searchedAt: z.iso.datetime(),
  by: agentSchema,
});
export type PastSearch = z.infer<typeof pastSearchSchema>;

/** How often travellers and visitors have searched for a place; nothing says who. */
export const searchSumSchema = z.object({
  service: z.enum(searchedServices),
  /** In the requested language; null for an unknown place. */
  place: z.string().nullable(),
  searches: z.number().int(),
});
export type SearchSum = z.infer<typeof searchSumSchema>;

export const listPastSearchesEndpoint = endpoint({
  operationId: "listPastSearches",
  api: "main",
  browser: false,
  method: "get",
  access: { action: "searches.read" },
  path: "/api/searches",
  summary:
    "A page of the searches that people of the agency made in the last 90 days, the latest first: all of them for owners and admins, their own for all others. `after` is `next` or `previous` of another page; 422 for anything else",
  query: pastSearchFilterSchema.extend({
    ...toPageQuery(),
  }),
  response: z.object({
    searches: z.array(pastSearchSchema),
    /** Of the filter, on all pages. */
    total: z.number().int(),
    ...toNeighbours(),
    /** Who works at the agency, by name; empty for those who reach their own searches alone. */
    agents: z.array(agentSchema),
    /**
     * What travellers and visitors searched for most, of the filter's service and days; on first
     * pages for those who reach all, else null.
     */
    sums: z.array(searchSumSchema).nullable(),
  }),
});
