import type { OfferView } from "@/components/site/offers/offer-view";
import type { HotelParty } from "@/lib/api/contract/hotels";
import type { RoomChoice } from "@/lib/hotels/room-choice";
import type { RateTrait } from "@/lib/hotels/rate-traits";

/** What every part of a stay's page needs to know of who looks, and at what. */
export type StayView = OfferView & {
  hotelId: string;
  hotelName: string;
  party: HotelParty;
  nights: number;
  /** What the rates are narrowed down to, and the page without that. */
  traits: readonly RateTrait[];
  clearHref: string;
  /** Whether the address asks for the folded rates, too, and the page with them. */
  isUnfolded: boolean;
  unfoldedHref: string;
  /** Rates that the address names, room by room; null where all rooms are alike. */
  choice: RoomChoice | null;
  /** This page with its rooms all alike, and with each chosen by itself. */
  alikeHref: string;
  eachHref: string;
};

/** What a rate needs of it. */
export type RowView = Pick<
  StayView,
  "hotelId" | "party" | "nights" | "now" | "prefix" | "logInHref"
> & { contact: Pick<StayView["contact"], "email"> };
