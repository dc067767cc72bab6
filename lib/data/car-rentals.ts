import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { CarSearch, Rental } from "@/lib/api/contract/cars";
import { toAskedQuery } from "@/lib/cars/car-search-query";
import { readRentalQuery } from "@/lib/cars/read-rental-query";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { resolveLogInHref } from "@/lib/prices/resolve-log-in-href";
import { readShownPrice, toShownPrice } from "@/lib/prices/shown-price";
import type { Query } from "@/lib/query-values";
import { getSession } from "@/lib/session/get-session";
import { listCarOffers } from "./cars";
import { orSearchFailure } from "./or-search-failure";
import { getResidence } from "./residence";
import { settlesSoon } from "./settles-soon";

/** As for hotels: if it arrives sooner, the page is sent complete. */
const worthWaitingMs = 250;

/**
 * A car for the rental in the URL, with what its page needs. `found` may still be pending; it is
 * null where no car has this id. `isWhole` if it is there or the URL asks to wait for it.
 */
export async function getCarRental(
  agency: Agency,
  { id, query, now = new Date() }: { id: string; query: Query; now?: Date },
) {
  const { subdomain: tenant, contactEmailId, contactPhoneNumber } = agency;
  const [session, locale, residence] = await Promise.all([
    getSession(tenant),
    getLanguage(),
    getResidence(agency),
  ]);
  const today = toLocalDate(now, agency.timeZone);
  const asked = readRentalQuery(query, { today, residence });
  const { pickUpAt, dropOffAt, driverAge } = asked;
  const rental: Rental = { pickUpAt, dropOffAt, driverAge, residence: asked.residence };
  const found = orSearchFailure("car offers", listCarOffers(tenant, { id, rental }));
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const shown = readShownPrice(query.shown);
  const askedQuery = toAskedQuery(asked);
  const here = `${prefix}${paths.carOffers({ ...askedQuery, id, shown: shown ? toShownPrice(shown) : undefined })}`;
  return {
    found,
    isWhole: query.whole === "1" || (await settlesSoon(found, worthWaitingMs)),
    asked,
    today,
    shown,
    wholeHref: `${here}&whole=1`,
    /** Other cars there; with the depot's place where the URL has no coordinates. */
    toSearchPath: (depot?: CarSearch["pickUp"]) =>
      paths.carSearch(
        toAskedQuery({
          ...asked,
          pickUp: asked.pickUp ?? (depot ? { ...depot } : null),
        }),
      ),
    form: {
      action: `${prefix}${paths.carOffers({ id: "" }).split("?")[0]}`,
      hidden: {
        id,
        pickUpPlace: asked.pickUp?.name ?? (asked.pickUpName || undefined),
        pickUpPlaceLat: asked.pickUp?.latitude,
        pickUpPlaceLong: asked.pickUp?.longitude,
        dropOffPlace: asked.dropOff?.name ?? (asked.dropOffName || undefined),
        dropOffPlaceLat: asked.dropOff?.latitude,
        dropOffPlaceLong: asked.dropOff?.longitude,
        residence: asked.residence,
      },
    },
    view: {
      rental,
      isAgeKnown: !asked.problems.includes("age"),
      now,
      prefix,
      here,
      logInHref: session ? null : resolveLogInHref(agency, { prefix, here }),
      contact: { email: contactEmailId || null, phone: contactPhoneNumber || null },
    },
  };
}
