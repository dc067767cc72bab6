import { toFullName } from "@/lib/api/contract/full-name";
import { View } from "@react-pdf/renderer";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Words, Written } from "@/components/vouchers/words";
import type { CarItem } from "@/lib/api/contract/car-items";
import { createCarVoucherTexts } from "./car-voucher-texts";

type Row = { label: string; value: string; isWritten?: boolean };

function VoucherRow({ voucher, row }: { voucher: Voucher; row: Row }) {
  const { look } = voucher;
  const Value = row.isWritten ? Written : Words;
  return (
    <View wrap={false} style={{ flexDirection: look.row, gap: 10, paddingVertical: 0.5 }}>
      <Words voucher={voucher} style={{ width: 64, color: look.soft }}>
        {row.label}
      </Words>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
        <Value voucher={voucher} style={{ fontWeight: 600 }}>
          {row.value}
        </Value>
      </View>
    </View>
  );
}

type Props = { voucher: Voucher; item: CarItem };

/** Which car on which terms, and who drives it. */
export function VoucherCar({ voucher, item: { offer, extras } }: Props) {
  const { travellers } = voucher.booking;
  const { prices, format } = voucher.texts;
  const { words, terms } = createCarVoucherTexts(voucher.texts);
  const { vehicle, days, cover, mileage, fuelPolicy } = offer;
  const kilometres =
    mileage.included === null
      ? terms("unlimitedMileage")
      : terms("includedKm", { km: format.number(mileage.included) });
  const rows: Row[] = [
    ...travellers.map(({ firstName, lastName }) => ({
      label: words("facts.driver"),
      value: toFullName({ firstName, lastName }),
      isWritten: true,
    })),
    {
      label: words("facts.car"),
      value: [
        terms("orSimilar", { name: vehicle.name }),
        words("summary.days", { count: days }),
      ].join(" · "),
    },
    { label: words("summary.cover"), value: terms(`covers.${cover}`) },
    ...(extras.length > 0
      ? [
          {
            label: words("summary.extras"),
            value: extras
              .map(({ id, count }) => `${count} × ${prices(`charges.names.${id}`)}`)
              .join(" · "),
          },
        ]
      : []),
    {
      label: words("facts.mileage"),
      value: kilometres,
    },
    { label: words("facts.fuel"), value: words(`facts.${fuelPolicy}`, { fuel: vehicle.fuel }) },
  ];
  return (
    <Section voucher={voucher} title={words("facts.car")}>
      {rows.map((row) => (
        <VoucherRow key={`${row.label} ${row.value}`} voucher={voucher} row={row} />
      ))}
    </Section>
  );
}
