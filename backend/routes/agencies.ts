import {
  getAboutEndpoint,
  getAgencyEndpoint,
  getAgentSummaryEndpoint,
  getFaqEndpoint,
  getPaymentGatewayEndpoint,
  listLanguagesEndpoint,
  listNavigationsEndpoint,
} from "@/lib/api/contract/agencies";
import { languages } from "@/lib/api/contract/languages";
import { getPoliciesEndpoint } from "@/lib/api/contract/policies";
import { countUpcomingSales } from "../agency-bookings/count-upcoming-sales";
import { getPolicies } from "../agencies/get-policies";
import { listPageLanguages } from "../agencies/list-page-languages";
import { listAbout, listFaqs } from "../agencies/list-texts";
import { hasBlogPosts } from "../blogs/has-blog-posts";
import type { ScopedDatabase } from "../db/scoped";
import { toCredits } from "../users/to-credits";
import { listNavigation } from "../navigation/list-navigation";
import { type Handle } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { requireSignedIn } from "../sessions/require-signed-in";
import { findUser } from "../users/get-user";

/**
 * An agency's public data. The first route also returns one that is switched off: the client
 * decides by its status.
 */
export function registerAgencyRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(
    getAgencyEndpoint,
    async ({ agency }) => {
      const [languages, hasBlog] = await Promise.all([
        listPageLanguages(db, agency),
        hasBlogPosts(db, agency, { now: now() }),
      ]);
      return { agency: { ...agency, ...languages, hasBlogPosts: hasBlog } };
    },
    { servesInactive: true },
  );
  handle(listNavigationsEndpoint, ({ agency, viewer }) => ({
    agencyNavigation: viewer ? listNavigation(agency, viewer) : [],
  }));
  handle(getAgentSummaryEndpoint, async (context) => {
    const visit = requireSignedIn(context);
    const { agency, viewer } = visit;
    const [user, upcoming] = await Promise.all([
      db.forAgency(agency.id, (tx) => findUser(tx, { id: viewer.userId })),
      countUpcomingSales(db, visit, { now: now() }),
    ]);
    if (!user)
      throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
    return { wallet: toCredits(user, agency), upcoming };
  });
  handle(getAboutEndpoint, async ({ agency, language }) => ({
    data: await listAbout(db, agency, { language }),
  }));
  handle(getFaqEndpoint, async ({ agency, language }) => ({
    data: await listFaqs(db, agency, { language }),
  }));
  handle(getPoliciesEndpoint, async ({ agency, language }) => ({
    data: await getPolicies(db, agency, { language }),
  }));
  handle(listLanguagesEndpoint, ({ agency }) => ({
    languages: agency.languages.flatMap((code) =>
      languages
        .filter((language) => language.code === code)
        .map(({ name }) => ({ name, code, value: code })),
    ),
  }));
  handle(getPaymentGatewayEndpoint, ({ agency }) => ({
    CurrentPayment: { gateway: agency.currentPaymentGateway, brands: agency.paymentBrands },
  }));
}
