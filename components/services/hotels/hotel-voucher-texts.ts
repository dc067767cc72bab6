import { createTranslator } from "next-intl";
import type { VoucherTexts } from "@/components/vouchers/voucher-texts";
import type { BookedRoom, HotelItem } from "@/lib/api/contract/hotel-items";

/** The hotels' own words of a voucher. */
export function createHotelVoucherTexts({ locale, messages, format }: VoucherTexts) {
  const terms = createTranslator({ locale, messages, namespace: "hotelTerms" });
  return {
    terms,
    words: createTranslator({ locale, messages, namespace: "hotelBooking.voucher" }),
    party: ({ adults, childAges }: HotelItem["rooms"][number]) =>
      format.list(
        [
          terms("party.adults", { count: adults }),
          ...(childAges.length > 0
            ? [
                terms("party.children", {
                  count: childAges.length,
                  ages: format.list(childAges.map(String), { type: "unit" }),
                }),
              ]
            : []),
        ],
        { type: "unit" },
      ),
    /** What comes with a room besides its name: "1 king bed · Breakfast included" */
    room: ({ room: { beds }, board }: BookedRoom) =>
      [
        format.list(beds.map(({ kind, count }) => terms(`beds.${kind}`, { count }))),
        terms(`boards.${board}`),
      ]
        .filter(Boolean)
        .join(" · "),
  };
}
