import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt } from "drizzle-orm";
import {
  launchChoices,
  launchSteps,
  type LaunchChecklist,
  type LaunchChoice,
  type LaunchStep,
} from "@/lib/api/contract/agency-settings";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { getAgencyRecord, type AgencyRecord } from "../agencies/agency-record";
import { leadsHere } from "../agencies/leads-here";
import { agencyDomains } from "../db/schema/agencies";
import { bookingEvents } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { findMode, type PaymentDependencies } from "./get-payment-settings";

const policyNames = ["privacyPolicy", "cookiesPolicy", "userTerms"] as const;

/** Whether each page that is on, and each policy, is there in all languages of the agency. */
const hasTexts = ({ languages, isAbousUsEnable, about, isFaqEnable, faq }: AgencyRecord) =>
  languages.every(
    (language) =>
      (!isAbousUsEnable || about[language]?.content) &&
      (!isFaqEnable || faq[language]?.questions.length),
  );
const hasPolicies = ({ languages, defaultLanguage, policies, ...own }: AgencyRecord) =>
  policyNames.every((name) =>
    languages.every((language) =>
      language === defaultLanguage ? own[name] : policies[language]?.[name],
    ),
  );

/** Whether each is as a new agency gets it: what is chosen the same counts as not chosen. */
const listOpenChoices = (record: AgencyRecord): LaunchChoice[] => {
  const isAsNew: Record<LaunchChoice, boolean> = {
    prices: !record.allowNonLoginFlow,
    timeZone: record.timeZone === defaultAgency.timeZone,
    currency: record.defaultCurrency === null,
    deals: isDeepStrictEqual(record.dealDefaults, defaultAgency.dealDefaults),
  };
  return launchChoices.filter((choice) => isAsNew[choice]);
};

/** What a new agency has and lacks before its first sale; it blocks nothing. */
export const getLaunchChecklist = (
  { db, ...dependencies }: Pick<PaymentDependencies, "db" | "secrets" | "gateways">,
  { id, subdomain }: AgencyWire,
): Promise<LaunchChecklist> =>
  db.forAgency(id, async (tx) => {
    const found = await getAgencyRecord(tx, subdomain);
    if (!found) return { steps: [], choices: [] };
    const { record } = found;
    const inUse = { agencyId: id, gateway: record.currentPaymentGateway };
    const mode = await findMode(tx, dependencies, inUse);
    const domains = await tx
      .select({ domain: agencyDomains.domain })
      .from(agencyDomains)
      .where(and(eq(agencyDomains.agencyId, id), leadsHere))
      .limit(1);
    const sold = await tx
      .select({ id: bookingEvents.bookingId })
      .from(bookingEvents)
      .where(and(eq(bookingEvents.agencyId, id), eq(bookingEvents.state, "confirmed")))
      .limit(1);
    const [tried] = await tx
      .select({ sentAt: mails.sentAt })
      .from(mails)
      .where(and(eq(mails.agencyId, id), gt(mails.attempts, 0)))
      // One that was sent comes first.
      .orderBy(asc(mails.sentAt), asc(mails.id))
      .limit(1);
    const done: Record<LaunchStep, boolean> = {
      logo: record.logo !== null,
      contact: Boolean(record.contactEmailId && record.contactPhoneNumber),
      // Mails leave from the site's own address: answers go to the agency's, if it has one.
      mail: record.contactEmailId !== null && (!tried || tried.sentAt !== null),
      headline: record.languages.every((language) => record.hero.title[language]),
      texts: hasTexts(record),
      policies: hasPolicies(record),
      // With real money: test cards sell nothing.
      payment: mode === "live",
      domain: domains.length > 0,
      booking: sold.length > 0,
    };
    return {
      steps: launchSteps.map((step) => ({ id: step, isDone: done[step] })),
      choices: listOpenChoices(record),
    };
  });
