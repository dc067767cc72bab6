import { View } from "@react-pdf/renderer";
import { createTranslator } from "next-intl";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { VoucherAnswers } from "@/components/vouchers/voucher-answers";
import type { VoucherTexts } from "@/components/vouchers/voucher-texts";
import { Words, Written } from "@/components/vouchers/words";
import { toFetchedText, toPartyText, toStartText } from "@/lib/activities/activity-words";
import { findMeeting } from "@/lib/api/contract/find-meeting";
import { listTickets } from "@/lib/activities/list-tickets";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { toFullName } from "@/lib/api/contract/full-name";
import type { VoucherSlots } from "../voucher-slots";

type Props = { voucher: Voucher; item: ActivityItem };

const column = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };

const toTexts = ({ locale, messages, format }: VoucherTexts) => ({
  ...{ locale, format },
  t: createTranslator({ locale, messages, namespace: "activityBooking" }),
  terms: createTranslator({ locale, messages, namespace: "activityTerms" }),
});

/** When by its own clock, where, and how early to be there. */
function VoucherStart({ voucher, item }: Props) {
  const { look, texts, booking } = voucher;
  const { t, format, locale } = toTexts(texts);
  const { option, starts, meeting } = item;
  const { isFetched, spot, name } = findMeeting(meeting, booking.answers);
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  return (
    <Section
      voucher={voucher}
      title={t("summary.starts")}
      note={texts.t("localTime", { zone: starts.zone })}
    >
      <View style={{ flexDirection: look.row, gap: 16 }}>
        <View style={column}>
          <Words voucher={voucher} style={{ fontSize: 11, fontWeight: 600 }}>
            {toStartText(item, { t, format })}
          </Words>
          <Written voucher={voucher}>{option.title}</Written>
          {option.language && (
            <Words voucher={voucher}>
              {`${t("summary.language")}: ${languages.of(option.language) ?? option.language}`}
            </Words>
          )}
        </View>
        <View style={column}>
          <Words voucher={voucher} style={{ fontSize: 8, color: look.soft }}>
            {t("facts.meeting")}
          </Words>
          {name !== null && (
            <Written voucher={voucher} style={{ fontSize: 11, fontWeight: 600 }}>
              {name}
            </Written>
          )}
          {spot?.address && <Written voucher={voucher}>{spot.address}</Written>}
          {isFetched && <Words voucher={voucher}>{toFetchedText(item, { t, format })}</Words>}
          {!isFetched && meeting.minutesBefore > 0 && (
            <Words voucher={voucher}>{t("facts.early", { minutes: meeting.minutesBefore })}</Words>
          )}
        </View>
      </View>
    </Section>
  );
}

/** What those who run it say of it, in their words. */
const VoucherList = ({
  voucher,
  title,
  lines,
}: Pick<Props, "voucher"> & { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <View style={column}>
      <Section voucher={voucher} title={title}>
        {lines.map((line) => (
          <Written key={line} voucher={voucher}>
            {`• ${line}`}
          </Written>
        ))}
      </Section>
    </View>
  );

/** Where, when and how early to be there, whom it lets in, what is included: read offline. */
function ActivityVoucherBody({ voucher, item }: Props) {
  const { texts, look, booking } = voucher;
  const words = toTexts(texts);
  const { inclusions, notes } = item.product;
  // What its buyer had to accept is printed in full below.
  const others = notes.filter((note) => !booking.comments.includes(note));
  return (
    <>
      <VoucherStart voucher={voucher} item={item} />
      <Section {...{ voucher, title: words.t("facts.names") }} note={toPartyText(item, words)}>
        {booking.travellers.map((traveller, index) => (
          <Written key={index} voucher={voucher}>
            {toFullName(traveller)}
          </Written>
        ))}
      </Section>
      <View style={{ flexDirection: look.row, gap: 16 }}>
        <VoucherList voucher={voucher} title={words.t("facts.included")} lines={inclusions} />
        <VoucherList voucher={voucher} title={words.t("facts.before")} lines={others} />
      </View>
      <VoucherAnswers voucher={voucher} />
    </>
  );
}

export const activityVoucherSlots: VoucherSlots<ActivityItem> = {
  toBody: (item, voucher) => <ActivityVoucherBody item={item} voucher={voucher} />,
  toTickets: (item, voucher) =>
    listTickets({ ...voucher.booking, item }, toTexts(voucher.texts)).map((ticket) => ({
      ...ticket,
      details: <VoucherStart item={item} voucher={voucher} />,
    })),
};
