import { useTranslations } from "next-intl";
import { LinkTabs } from "@/components/ui/link-tabs";

export const tripTabs = ["upcoming", "past", "cancelled"] as const;
export type TripTab = (typeof tripTabs)[number];
export const toTripTab = (value: unknown): TripTab =>
  tripTabs.find((tab) => tab === value) ?? "upcoming";

type Props = {
  current: TripTab;
  label: string;
  /** With the language. */ toHref: (tab: TripTab) => string;
};

export function TripTabs({ current, label, toHref }: Props) {
  const t = useTranslations("trips.tabs");
  const tabs = tripTabs.map((tab) => ({ id: tab, name: t(tab), href: toHref(tab) }));
  return <LinkTabs label={label} tabs={tabs} current={current} />;
}
