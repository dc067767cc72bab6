import { useTranslations } from "next-intl";
import type { StayView } from "./stay-view";

type Props = { current: "alike" | "each"; view: Pick<StayView, "alikeHref" | "eachHref"> };

/** Whether all rooms are the same, or each is chosen by itself: two addresses of the page. */
export function RoomsSwitch({ current, view: { alikeHref, eachHref } }: Props) {
  const t = useTranslations("hotelDetails.roomByRoom");
  const ways = [
    { id: "alike", href: alikeHref },
    { id: "each", href: eachHref },
  ] as const;
  return (
    <nav aria-label={t("label")}>
      <ul className="inline-grid max-w-full auto-cols-fr grid-flow-col rounded-control border border-line-strong bg-surface p-1 max-sm:grid">
        {ways.map(({ id, href }) => (
          <li key={id} className="grid">
            <a
              href={href}
              aria-current={id === current ? "page" : undefined}
              className="grid min-h-11 place-items-center rounded-control px-4 text-center text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
            >
              {t(id)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
