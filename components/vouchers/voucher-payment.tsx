import { View } from "@react-pdf/renderer";
import type { Charge } from "@/lib/api/contract/charges";
import type { Voucher } from "./voucher";
import { AmountRow } from "./amount-row";
import { Section } from "./section";
import { Words } from "./words";

const isDueOnSite = ({ kind, isMandatory }: Charge) => kind === "excluded" && isMandatory;
const isChosen = ({ kind, isMandatory }: Charge) =>
  kind === "conditional" || (kind === "excluded" && !isMandatory);

/** What is paid and what comes back; of a booking that stands also what is still due. */
export function VoucherPayment({ voucher }: { voucher: Voucher }) {
  const { booking, texts } = voucher;
  const { t, prices, money } = texts;
  const { cancelledAt } = booking;
  const { price } = booking;
  const paid =
    booking.payment?.state === "succeeded"
      ? booking.payment.amount
      : { ...price.dueNow, amount: 0 };
  return (
    <Section voucher={voucher} title={t("payment")}>
      <AmountRow
        voucher={voucher}
        label={prices("price.total")}
        amount={money(price.total)}
        isStrong
      />
      <AmountRow voucher={voucher} label={t("paid")} amount={money(paid)} />
      {booking.refund && (
        <AmountRow voucher={voucher} label={t("refund")} amount={money(booking.refund.amount)} />
      )}
      {!cancelledAt && <VoucherDue voucher={voucher} />}
    </Section>
  );
}

/** What is asked for at the place, one by one. */
function VoucherDue({ voucher }: { voucher: Voucher }) {
  const { prices, own, money } = voucher.texts;
  const { price, charges } = voucher.booking;
  const toRow = (charge: Charge) => (
    <AmountRow
      key={`${charge.code} ${charge.name}`}
      voucher={voucher}
      label={charge.code === "other" ? charge.name : prices(`charges.names.${charge.code}`)}
      amount={charge.amount && money(charge.amount)}
      isPart
    />
  );
  return (
    <>
      {price.dueOnSite.amount > 0 ? (
        <>
          <AmountRow
            voucher={voucher}
            label={own("dueOnSite")}
            amount={money(price.dueOnSite)}
            isStrong
          />
          {charges.filter(isDueOnSite).map(toRow)}
        </>
      ) : (
        <Words voucher={voucher}>{own("nothingDue")}</Words>
      )}
      {charges.some(isChosen) && (
        <View style={{ marginTop: 3 }}>
          <Words voucher={voucher}>{prices("charges.groups.optional")}</Words>
          {charges.filter(isChosen).map(toRow)}
        </View>
      )}
    </>
  );
}

/** For the agency alone: never on a client's copy. */
export function VoucherCommission({ voucher }: { voucher: Voucher }) {
  const { booking, texts, look } = voucher;
  const { agent } = booking.price;
  if (!agent) return null;
  return (
    <View
      wrap={false}
      style={{
        marginTop: 13,
        borderWidth: 1,
        borderStyle: "dashed",
        borderColor: look.soft,
        borderRadius: 6,
        padding: 8,
      }}
    >
      <Words voucher={voucher} style={{ fontWeight: 600 }}>
        {texts.t("agencyOnly")}
      </Words>
      <AmountRow
        voucher={voucher}
        label={texts.prices("price.net")}
        amount={texts.money(agent.net)}
      />
      <AmountRow
        voucher={voucher}
        label={texts.t("commission")}
        amount={texts.money(agent.markup)}
      />
    </View>
  );
}
