import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Hotel } from "@/lib/api/contract/hotels";

const Fact = ({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) => (
  <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
    <dt className="col-start-2 text-sm text-ink-soft">{label}</dt>
    <dd className="col-start-2 font-semibold">{children}</dd>
    <dd aria-hidden className="col-start-1 row-span-2 row-start-1">
      {icon}
    </dd>
  </div>
);
const look = { className: "size-5 shrink-0 text-ink-soft" } as const;

/**
 * From and until when guests come and go, on the property's own clock, and whom to call on the way.
 */
export function HotelTimes({ hotel: { checkIn, checkOut, phone } }: { hotel: Hotel }) {
  const t = useTranslations("hotelDetails.facts");
  const terms = useTranslations("hotelTerms.stay");
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Fact icon={<Icon name="log-in" {...look} />} label={terms("checkIn")}>
          {checkIn.until
            ? terms("between", { from: checkIn.from, until: checkIn.until })
            : terms("from", { time: checkIn.from })}
        </Fact>
        <Fact icon={<Icon name="log-out" {...look} />} label={terms("checkOut")}>
          {terms("until", { time: checkOut.until })}
        </Fact>
        {phone && (
          <Fact icon={<Icon name="phone" {...look} />} label={t("phone")}>
            <a href={`tel:${phone}`} className="hover:text-brand-ink hover:underline">
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Fact>
        )}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t("localTime")}</p>
    </>
  );
}
