import * as z from "zod";
import { endpoint } from "./endpoint";
import { userTypes } from "./roles";

const count = z.number().int().min(0);

/** Figures of the agency's own data, as shown in the Command Center. */
export const getDashboardEndpoint = endpoint({
  operationId: "getDashboard",
  api: "main",
  browser: false,
  access: { action: "dashboard.read" },
  method: "get",
  path: "/api/agency/dashboard",
  summary: "Figures of the agency and support requests, for its staff; 403 for travellers",
  response: z.object({
    people: z.array(z.object({ userType: z.enum(userTypes), count })),
    /** Accounts opened on each of the last 30 days in the agency's time zone, the oldest first. */
    newAccounts: z.array(z.object({ date: z.iso.date(), count })),
    activeSessions: count,
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
