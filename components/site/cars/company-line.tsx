import { GuestScore } from "@/components/site/hotels/guest-score";
import type { CarOffer } from "@/lib/api/contract/cars";

type Props = Pick<CarOffer, "company"> & { isBrief?: boolean };

/**
 * Who rents the car out, and what people say of them; where `isBrief`, on phones not how many of
 * them.
 */
export const CompanyLine = ({ company: { name, logo, score }, isBrief = false }: Props) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
    {logo ? (
      <img
        src={logo}
        alt={name}
        width={72}
        height={24}
        loading="lazy"
        className="h-6 w-auto shrink-0"
      />
    ) : (
      <bdi className="font-medium">{name}</bdi>
    )}
    <GuestScore score={score} isBrief={isBrief} />
  </p>
);
