import { toFullName } from "@/lib/api/contract/full-name";
import { View } from "@react-pdf/renderer";
import { AmountRow } from "./amount-row";
import { BrandBar } from "./brand-bar";
import { Fact } from "./fact";
import { Section } from "./section";
import { Paper, Sheet } from "./sheet";
import type { Voucher } from "./voucher";
import { Words, Written } from "./words";
import type { Agency } from "@/lib/api/contract/agencies";
import { headlineDates } from "@/lib/dates/headline-dates";
import { groupCharges } from "@/lib/prices/group-charges";

type Props = {
  voucher: Voucher;
  seller: Pick<Agency, "addressLine1" | "zipCode" | "city" | "state" | "country">;
};

/** What was really paid for a booking, and what has gone back of it: a proof, not a bill. */
export function ReceiptDocument({ voucher, seller }: Props) {
  const { booking, texts, look } = voucher;
  const { t, receipts } = texts;
  const column = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };
  return (
    <Paper voucher={voucher} title={receipts("title")}>
      <Sheet voucher={voucher} note={receipts("note")}>
        <BrandBar voucher={voucher} title={receipts("title")} />
        <View
          style={{
            flexDirection: look.row,
            backgroundColor: look.tint,
            borderRadius: 8,
            marginTop: 12,
            padding: 12,
            gap: 14,
          }}
        >
          <Fact voucher={voucher} label={t("reference")} value={booking.reference} isCode />
          <Fact voucher={voucher} label={receipts("paidOn")} value={paidAt(voucher)} />
        </View>
        <View style={{ flexDirection: look.row, gap: 24 }}>
          <View style={column}>
            <ReceiptSeller voucher={voucher} seller={seller} />
          </View>
          <View style={column}>
            <ReceiptBuyer voucher={voucher} />
          </View>
        </View>
        <ReceiptItem voucher={voucher} />
        <ReceiptMoney voucher={voucher} />
      </Sheet>
    </Paper>
  );
}

/** When the payment came that let it be booked. */
function paidAt({ booking, texts }: Voucher): string {
  const { history, createdAt, headline } = booking;
  const paid = history.find(({ state }) => state === "pendingSupplier");
  return texts.instant(paid?.at ?? createdAt, headline.starts.zone);
}

function ReceiptSeller({
  voucher,
  seller: { addressLine1, zipCode, city, state, country },
}: Props) {
  const { agency, texts } = voucher;
  const lines = [
    addressLine1,
    [zipCode, city].filter(Boolean).join(" "),
    [state, country].filter(Boolean).join(", "),
    agency.contactEmailId,
  ].filter((line): line is string => Boolean(line));
  return (
    <Section voucher={voucher} title={texts.receipts("seller")}>
      <Words voucher={voucher} style={{ fontWeight: 600 }}>
        {agency.agencyName}
      </Words>
      {lines.map((line) => (
        <Written key={line} voucher={voucher}>
          {line}
        </Written>
      ))}
    </Section>
  );
}

function ReceiptBuyer({ voucher }: { voucher: Voucher }) {
  const { firstName, lastName, email } = voucher.booking.contact;
  return (
    <Section voucher={voucher} title={voucher.texts.receipts("buyer")}>
      <Written voucher={voucher} style={{ fontWeight: 600 }}>
        {toFullName({ firstName, lastName })}
      </Written>
      <Written voucher={voucher}>{email}</Written>
    </Section>
  );
}

function ReceiptItem({ voucher }: { voucher: Voucher }) {
  const { booking, texts } = voucher;
  const { title, place } = booking.headline;
  const { start, end } = headlineDates(booking.headline);
  return (
    <Section voucher={voucher} title={texts.receipts("item")}>
      <Written voucher={voucher} style={{ fontWeight: 600 }}>
        {title}
      </Written>
      <Written voucher={voucher}>{place}</Written>
      <Words voucher={voucher}>
        {start === end ? texts.day(start) : `${texts.day(start)} – ${texts.day(end)}`}
      </Words>
    </Section>
  );
}

/** What it costs, what of it was paid here, what went back, and what those at the place take. */
function ReceiptMoney({ voucher }: { voucher: Voucher }) {
  const { booking, texts } = voucher;
  const { receipts, prices, own, money, instant } = texts;
  const { price, charges, payment, refund, cancelledAt, headline } = booking;
  const paid = payment?.amount ?? { ...price.total, amount: 0 };
  const given = refund?.state === "succeeded" ? refund : null;
  const included = groupCharges(charges).find(({ group }) => group === "included");
  return (
    <Section voucher={voucher} title={texts.t("payment")}>
      <AmountRow voucher={voucher} label={prices("price.total")} amount={money(price.total)} />
      {included?.charges.map((charge) => (
        <AmountRow
          key={`${charge.code} ${charge.name}`}
          voucher={voucher}
          label={charge.code === "other" ? charge.name : prices(`charges.names.${charge.code}`)}
          amount={charge.amount && money(charge.amount)}
          isPart
          isWritten={charge.code === "other"}
        />
      ))}
      <AmountRow voucher={voucher} label={receipts("paidOnline")} amount={money(paid)} isStrong />
      {given && (
        <>
          <AmountRow
            voucher={voucher}
            label={receipts("refundedOn", { time: instant(given.at, headline.starts.zone) })}
            amount={money(given.amount)}
          />
          <AmountRow
            voucher={voucher}
            label={receipts("kept")}
            amount={money({ ...paid, amount: paid.amount - given.amount.amount })}
            isStrong
          />
        </>
      )}
      {!cancelledAt && price.dueOnSite.amount > 0 && (
        <AmountRow voucher={voucher} label={own("dueOnSite")} amount={money(price.dueOnSite)} />
      )}
    </Section>
  );
}
