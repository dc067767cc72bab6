import { useTranslations } from "next-intl";
import { LinkTabs } from "@/components/ui/link-tabs";
import { enquiryStates, type EnquiryState } from "@/lib/api/contract/enquiries";

type Props = {
  current: EnquiryState;
  /** With the language. */ toHref: (state: EnquiryState) => string;
};

/** The inbox by state. */
export function EnquiryTabs({ current, toHref }: Props) {
  const t = useTranslations("enquiries");
  const tabs = enquiryStates.map((state) => ({
    id: state,
    name: t(`inboxTabs.${state}`),
    href: toHref(state),
  }));
  return <LinkTabs label={t("tabs")} tabs={tabs} current={current} />;
}
