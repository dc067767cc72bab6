import { Link, View } from "@react-pdf/renderer";
import { toMapUrl } from "@/lib/maps/to-map-url";
import { factsOf } from "@/lib/services/service-kits";
import type { Voucher } from "./voucher";
import { Code, Words, Written } from "./words";

const toPosition = (degrees: number) => degrees.toFixed(5);

/** What it is, and where to go. */
export function VoucherPlace({ voucher }: { voucher: Voucher }) {
  const { texts, look } = voucher;
  const { headline, item, answers } = voucher.booking;
  const place = factsOf(item).toPlace(item, answers);
  return (
    <View style={{ marginTop: 10 }}>
      <Written voucher={voucher} style={{ fontSize: 17, fontWeight: 600, lineHeight: 1.2 }}>
        {headline.title}
      </Written>
      <Written voucher={voucher} style={{ marginTop: 2 }}>
        {place?.address ?? headline.place}
      </Written>
      <View style={{ flexDirection: look.row, gap: 5, marginTop: 3, color: look.soft }}>
        {headline.phone && (
          <>
            <Words voucher={voucher}>{texts.t("phone")}</Words>
            <Code voucher={voucher} style={{ color: look.ink, fontWeight: 600 }}>
              {headline.phone}
            </Code>
          </>
        )}
        {place && (
          <>
            <Words voucher={voucher}>{texts.t("position")}</Words>
            <Link src={toMapUrl(place)} style={{ textDecoration: "none" }}>
              <Code voucher={voucher} style={{ color: look.ink }}>
                {`${toPosition(place.latitude)}, ${toPosition(place.longitude)}`}
              </Code>
            </Link>
          </>
        )}
      </View>
    </View>
  );
}
