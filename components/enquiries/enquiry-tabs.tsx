import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { enquiryStates, type EnquiryState } from "@/lib/api/contract/enquiries";

type Props = { current: EnquiryState; /** With the language. */ toHref: (state: EnquiryState) => string };

/** The inbox by state. Links, not a widget: each tab is an address. */
export function EnquiryTabs({ current, toHref }: Props) {
  const t = useTranslations("enquiries");
  return (
    <nav aria-label={t("tabs")} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {enquiryStates.map((state) => (
          <li key={state}>
            <Link
              href={toHref(state)}
              aria-current={state === current ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-brand-ink aria-[current=page]:text-brand-ink"
            >
              {t(`inboxTabs.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
