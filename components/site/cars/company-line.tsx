import { GuestScore } from "@/components/site/hotels/guest-score";
import type { CarOffer } from "@/lib/api/contract/cars";

type Props = { company: Omit<CarOffer["company"], "id">; isBrief?: boolean };

/**
 * Who rents the car out, and what people say of them; where `isBrief`, on phones not how many of
 * them.
 */
export const CompanyLine = ({ company: { name, logo, score }, isBrief = false }: Props) => (
  <p className="company-line">
    {logo ? (
      <img src={logo} alt={name} width={72} height={24} loading="lazy" />
    ) : (
      <bdi className="font-medium">{name}</bdi>
    )}
    <GuestScore score={score} isBrief={isBrief} />
  </p>
);
