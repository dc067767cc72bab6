import { View } from "@react-pdf/renderer";
import type { Charge } from "@/lib/api/contract/charges";
import { groupCharges } from "@/lib/prices/group-charges";
import type { Voucher } from "./voucher";
import { AmountRow } from "./amount-row";
import { Section } from "./section";
import { Words } from "./words";

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

function ChargeRow({ voucher, charge }: { voucher: Voucher; charge: Charge }) {
  const { prices, money } = voucher.texts;
  const { code, name, amount } = charge;
  return (
    <AmountRow
      voucher={voucher}
      label={code === "other" ? name : prices(`charges.names.${code}`)}
      amount={amount && money(amount)}
      isPart
      isWritten={code === "other"}
    />
  );
}

/** The charges due at the place, one by one. */
function VoucherDue({ voucher }: { voucher: Voucher }) {
  const { own, money } = voucher.texts;
  const { price, charges } = voucher.booking;
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
          {groupCharges(charges)
            .find(({ group }) => group === "onSite")
            ?.charges.map((charge) => (
              <ChargeRow key={`${charge.code} ${charge.name}`} voucher={voucher} charge={charge} />
            ))}
        </>
      ) : (
        <Words voucher={voucher}>{own("nothingDue")}</Words>
      )}
      <VoucherBesides voucher={voucher} group="optional" />
    </>
  );
}

type Props = { voucher: Voucher; group: "blocked" | "possible" | "optional" };

/** A kind of charges that are in no total, under its own words. */
function VoucherBesides({ voucher, group }: Props) {
  const { booking, texts } = voucher;
  const own = groupCharges(booking.charges).find((one) => one.group === group);
  return (
    own && (
      <View style={{ marginTop: 3 }}>
        <Words voucher={voucher}>{texts.prices(`charges.groups.${group}`)}</Words>
        {own.charges.map((charge) => (
          <ChargeRow key={`${charge.code} ${charge.name}`} voucher={voucher} charge={charge} />
        ))}
      </View>
    )
  );
}

/** Holds and possible charges on the guest's card; none once cancelled. */
export const VoucherSecurity = ({ voucher }: { voucher: Voucher }) =>
  voucher.booking.cancelledAt ? null : (
    <View>
      <VoucherBesides voucher={voucher} group="blocked" />
      <VoucherBesides voucher={voucher} group="possible" />
    </View>
  );

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
        amount={texts.money({
          ...agent.markup,
          amount: agent.markup.amount + agent.commission.amount,
        })}
      />
    </View>
  );
}
