import { useTranslations } from "next-intl";
import type { ItemService } from "@/lib/api/contract/items";
import type { Ticket } from "@/lib/bookings/tickets";
import { schemeColors } from "@/lib/tenant/scheme-colors";
import { toQrPath } from "@/lib/to-qr-path";

const { ink, surface } = schemeColors.light;

/** Dark on light in every scheme, for scanners; drawn in the page, so that a saved one has it. */
function QrCode({ text, name }: { text: string; name: string }) {
  const { side, path } = toQrPath(text);
  return (
    <svg
      {...{ role: "img", "aria-label": name, viewBox: `0 0 ${side} ${side}` }}
      className="w-full rounded-control"
    >
      <rect width={side} height={side} fill={surface} />
      <path d={path} fill={ink} shapeRendering="crispEdges" />
    </svg>
  );
}

type Props = { service: ItemService; tickets: readonly Ticket[] };

/** What lets people in, to be shown on a phone, saved or printed. */
export function BookingTickets({ service, tickets }: Props) {
  const t = useTranslations("vouchers.tickets");
  const own = useTranslations(`itemTerms.${service}.vouchers`);
  if (tickets.length === 0) return null;
  return (
    <section className="mt-4 border-t border-line py-4">
      <h3 className="font-semibold">{own("title")}</h3>
      <p className="text-sm text-ink-soft">{own("show")}</p>
      <ul className="mt-3 flex flex-wrap gap-6 text-sm">
        {tickets.map(({ code, who, names }, index) => (
          // Tickets have no id, only an order: they may all say the same.
          <li key={index} className="w-40 break-inside-avoid">
            <QrCode text={code} name={t("code")} />
            <bdi dir="ltr" className="block text-center font-semibold tabular-nums select-all">
              {code}
            </bdi>
            {tickets.length > 1 && (
              <p className="mt-1 text-ink-soft">
                {t("of", { number: index + 1, count: tickets.length })}
              </p>
            )}
            <p>{who}</p>
            {names.map((name, each) => (
              <bdi key={`${each} ${name}`} className="block font-semibold wrap-anywhere">
                {name}
              </bdi>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
