import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { can, type Member } from "@/lib/api/contract/roles";
import { paths } from "@/lib/paths";
import { sellsSavable } from "./sells-savable";

export type SiteLink = {
  /** Also its text's key below `navigation`. */
  id:
    | "destinations"
    | "blog"
    | "about"
    | "faq"
    | "findBooking"
    | "saved"
    | "entries.myTrips"
    | "entries.bookings";
  /** Without a language. */
  path: string;
  /** The agency's own title, if set. */ title: string | null;
};

/** Where a visitor finds bookings: own ones if signed in, else by reference and e-mail. */
function resolveBookingsLink(user: Member | null): SiteLink {
  if (!user) return { id: "findBooking", path: paths.findBooking(), title: null };
  return can(user, "mytrip.read")
    ? { id: "entries.myTrips", path: paths.myTrips(), title: null }
    : can(user, "bookings.read")
      ? { id: "entries.bookings", path: paths.agentBookings(), title: null }
      : { id: "findBooking", path: paths.findBooking(), title: null };
}

/**
 * The pages that header and footer link to: destinations if the agency shows them, the blog if it
 * has articles, About and FAQ if they are enabled in the visitor's language, what was saved if it
 * sells something savable, and bookings if it sells anything online.
 */
export function resolveSiteLinks(
  agency: Pick<
    Agency,
    "about" | "faq" | "displayTopDestinations" | "hasBlogPosts" | "bookingMenuItemOptions"
  >,
  { locale, user }: { locale: LanguageCode; user: Member | null },
): SiteLink[] {
  const { about, faq } = agency;
  const links: (SiteLink | false)[] = [
    agency.displayTopDestinations && {
      id: "destinations",
      path: paths.destinations(),
      title: null,
    },
    agency.hasBlogPosts && { id: "blog", path: paths.blogs(), title: null },
    about.languages.includes(locale) && { id: "about", path: paths.about(), title: about.title },
    faq.languages.includes(locale) && { id: "faq", path: paths.faqs(), title: faq.title },
    sellsSavable(agency) && {
      id: "saved",
      path: paths.saved(),
      title: null,
    },
    agency.bookingMenuItemOptions.some(({ mode }) => mode === "online") &&
      resolveBookingsLink(user),
  ];
  return links.flatMap((link) => link || []);
}
