import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { Enquiry } from "@/lib/api/contract/enquiries";
import { EnquiryFact, EnquiryFacts } from "./enquiry-facts";

type Props = {
  enquiry: Enquiry;
  shipLines: readonly { code: string; name: string }[];
};

/** What an enquiry is about, and how its sender can be reached, for the agency. */
export function EnquiryRequest({ enquiry, shipLines }: Props) {
  const t = useTranslations("enquiries");
  const { details, deal, contact, preferredContact } = enquiry;
  return (
    <Card title={t(`services.${details.service}`)}>
      <EnquiryFacts details={details} shipLines={shipLines}>
        {deal && <EnquiryFact label={t("deal.label")}>{deal.title}</EnquiryFact>}
        {deal?.price && (
          <EnquiryFact label={t("deal.price")}>
            <ExactMoney money={deal.price} />
          </EnquiryFact>
        )}
        <EnquiryFact label={t("fields.preferredContact")}>
          {t(`fields.${preferredContact}`)}
        </EnquiryFact>
      </EnquiryFacts>
      {contact.phone && (
        <ButtonLink
          href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}
          look="secondary"
          className="mt-4"
        >
          <Icon name="phone" className="size-4" />
          <bdi dir="ltr">{contact.phone}</bdi>
        </ButtonLink>
      )}
    </Card>
  );
}
