import * as z from "zod";
import { bookingReferenceSchema } from "./booking-keys";
import { endpoint } from "./endpoint";
import { moneySchema } from "./money";
import { userTypes } from "./roles";
import { serviceIds } from "./services";

const count = z.number().int().min(0);
const day = z.iso.date();
const days = z.object({ from: day, to: day });
/** Minor units; margins may be negative. */
const amount = z.number().int();

/**
 * Days until today, or what there is of the calendar's month, quarter or year by the agency's
 * time zone.
 */
export const dashboardPeriods = ["30d", "90d", "365d", "month", "quarter", "year"] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
export const usualDashboardPeriod: DashboardPeriod = "30d";

/** What the dashboard draws, each of which can be had as a file. */
export const dashboardTables = ["weeks", "departures", "services", "places", "agents"] as const;
export type DashboardTable = (typeof dashboardTables)[number];

/**
 * What has to be done about bookings: filters of the list of bookings by these names. By the harm
 * of doing nothing: money that is missing already, a trip that may end, a hold that runs out, a
 * cancellation that gets dearer.
 */
export const dashboardDues = ["refund", "change", "payment", "cancellation"] as const;
export type DashboardDue = (typeof dashboardDues)[number];

const dueItemSchema = z.object({
  reference: bookingReferenceSchema,
  title: z.string(),
  leadTraveller: z.string(),
  /** When it is too late; null for a refund, which failed already. */
  until: z.iso.datetime().nullable(),
  /** IANA, of the clocks that `until` goes by: the agency's or, of cancellations, the place's. */
  zone: z.string(),
  /** The booking's total; of a refund what hasn't come back. */
  amount: moneySchema,
});

const dueGroupSchema = z.object({
  due: z.enum(dashboardDues),
  /** As the list of bookings counts them. */
  total: z.number().int().min(1),
  /** What is due first, at most five. */
  items: z.array(dueItemSchema),
});
export type DueGroup = z.infer<typeof dueGroupSchema>;

/** Of standing sales in one currency: those of different ones are never added up. */
const salesSchema = z.object({
  currency: z.string(),
  bookings: count,
  sales: amount,
  /** Sales without their net; unrestricted travel agents only. */
  margin: amount.optional(),
});
export type Sales = z.infer<typeof salesSchema>;

/** In the period, and in the one before. */
const compared = <S extends z.ZodType>(schema: S) => z.object({ now: schema, before: schema });

const figuresSchema = z.object({
  /** Made in the period and once confirmed, whether they stand or were cancelled since. */
  bookings: compared(count),
  /** Of these, those that were cancelled since. */
  cancelled: compared(count),
  /** The currency of most bookings first. */
  currencies: z.array(
    z.object({
      currency: z.string(),
      /** Standing ones. */ bookings: compared(count),
      sales: compared(amount),
      margin: compared(amount).optional(),
    }),
  ),
});
export type SalesFigures = z.infer<typeof figuresSchema>;

/** From Monday to Sunday, or what of it is in the period; those without sales are left out. */
const weekSchema = days.extend({ sums: z.array(salesSchema) });
export type WeekOfSales = z.infer<typeof weekSchema>;

const departureWeekSchema = days.extend({ bookings: count, people: count });
export type DepartureWeek = z.infer<typeof departureWeekSchema>;

/** Standing bookings of the period that have something in common. */
const share = <S extends z.ZodType>(id: S) =>
  z.object({ id, bookings: count, sums: z.array(salesSchema) });
const agentShareSchema = share(z.uuid().nullable()).extend({ name: z.string().nullable() });
const placeShareSchema = share(z.string());
const serviceShareSchema = share(z.enum(serviceIds));
export type SalesShare = z.infer<typeof placeShareSchema>;
export type AgentShare = z.infer<typeof agentShareSchema>;
export type ServiceShare = z.infer<typeof serviceShareSchema>;

/** What is to be done, what was sold, and figures of the agency, as shown in the Command Center. */
export const getDashboardEndpoint = endpoint({
  operationId: "getDashboard",
  api: "main",
  browser: false,
  access: { action: "dashboard.read" },
  method: "get",
  path: "/api/agency/dashboard",
  summary:
    "What is to be done about bookings, what was sold in a period and in the one before it, departures, and figures of the agency, for its staff: of all bookings for owners and admins, of their own sales for all others; 403 for travellers",
  query: z.object({ period: z.enum(dashboardPeriods).default(usualDashboardPeriod) }),
  response: z.object({
    /** Days of the agency's calendar; the period before is at most as long. */
    period: days.extend({ before: days }),
    /** Whether there is any booking at all that the viewer reaches. */
    hasBookings: z.boolean(),
    /** Only what there is, what can't wait first. */
    now: z.array(dueGroupSchema),
    figures: figuresSchema,
    weeks: z.array(weekSchema),
    /** Standing bookings that begin in each of the next 12 weeks, from today on. */
    departures: z.array(departureWeekSchema),
    /** All services with sales, the most first. */
    services: z.array(serviceShareSchema),
    /** The most frequent places, at most eight. */
    places: z.array(placeShareSchema),
    /** At most eight, null for sales without an agent; missing for those who reach their own. */
    agents: z.array(agentShareSchema).optional(),
    people: z.array(z.object({ userType: z.enum(userTypes), count })),
    /** Accounts opened in the last 30 days. */
    newAccounts: count,
    activeSessions: count,
    /**
     * Open ones that the viewer reaches: those that wait for an answer, and of the others those to
     * be looked at again today or before. Null for viewers who may see none.
     */
    enquiries: z.object({ new: count, due: count }).nullable(),
    /** `of`: all of the agency's support requests, for owners and admins, or the user's own. */
    tickets: z.object({
      of: z.enum(["agency", "own"]),
      open: count,
      latest: z.array(
        z.object({ reference: z.string(), subject: z.string(), createdAt: z.iso.datetime() }),
      ),
    }),
    /** The balance of the signed-in user's own wallet, minor units. */
    wallet: z.object({ amount: z.number().int(), currency: z.string() }),
    content: z.object({ posts: count, destinations: count, languages: count }),
  }),
});

export const exportDashboardEndpoint = endpoint({
  operationId: "exportDashboard",
  api: "main",
  browser: false,
  access: { action: "dashboard.read" },
  method: "post",
  path: "/api/agency/dashboard/exports",
  limits: [],
  summary:
    "Note that a table of the dashboard is taken out as a file, which is then made of `getDashboard`",
  body: z.strictObject({ table: z.enum(dashboardTables), period: z.enum(dashboardPeriods) }),
  response: z.object({}),
});
