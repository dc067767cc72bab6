import { useTranslations, type NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import { can, mayBookForClients } from "@/lib/api/contract/roles";
import type { Quote } from "@/lib/api/contract/quotes";
import type { User } from "@/lib/api/contract/users";
import type { Messages } from "@/lib/i18n/messages";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import type { CheckoutFrame } from "./checkout-flow.client";
import type { CheckoutLinks } from "./checkout-links";
import { toCheckoutQuote } from "./checkout-quote";
import { CheckoutSummary } from "./checkout-summary";
import { SupplierComments } from "./supplier-comments";
import { Notice } from "@/components/ui/notice";

/** What the service of a quote puts into the page. */
type FilledSlots = {
  /** Texts that its own parts need in the browser. */
  clientTexts: readonly NestedKeyOf<Messages>[];
  /** What is bought. */
  summary: ReactNode;
  /** What speaks against it: beside the form, as phones fold the summary. */
  warnings: ReactNode;
  /** What the price without taxes is for. */
  baseLabel: ReactNode;
  /** The flow, with what the service asks in it. */
  toFlow: (frame: CheckoutFrame) => ReactNode;
};

type Props = {
  quote: Quote;
  slots: FilledSlots;
  user: User | null;
  links: CheckoutLinks;
  /** Where extras are chosen; null where there are none. */
  extrasHref: string | null;
  now: Date;
  approximate: Money | null;
  /** What a first visitor can check about the agency, below the payment. */
  trust: ReactNode;
};

/** Summary on the right, form on the left; on a phone the summary comes first, in one line. */
export function CheckoutView({
  quote,
  slots,
  user,
  links,
  extrasHref,
  now,
  approximate,
  trust,
}: Props) {
  const t = useTranslations("checkout.extras");
  const { service } = quote.item;
  const contact = user && {
    firstName: user.personal_info.first_name,
    lastName: user.personal_info.last_name,
    email: user.personal_info.email,
  };
  const bookings = user && (can(user, "mytrip.read") ? paths.myTrips() : paths.agentBookings());
  return (
    <ClientTexts
      namespaces={["checkout", "forms", "priceTerms.cancellation.placeTime", ...slots.clientTexts]}
      item={{ service, part: "checkout" }}
    >
      <div className="page-width grid items-start gap-6 py-4 md:py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-10">
        <aside className="min-w-0 rounded-card border border-line bg-surface shadow-card lg:sticky lg:top-20 lg:order-last">
          <CheckoutSummary
            quote={quote}
            baseLabel={slots.baseLabel}
            now={now}
            approximate={approximate}
            prefix={links.prefix}
            step="checkout"
          >
            {slots.summary}
            {extrasHref && (
              <a
                href={extrasHref}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline"
              >
                {t("change")}
              </a>
            )}
          </CheckoutSummary>
        </aside>
        <div className="min-w-0 space-y-6">
          {slots.warnings}
          <NeedsScript />
          {slots.toFlow({
            quote: toCheckoutQuote(quote),
            buyer: {
              contact,
              mayBookForClients: user !== null && mayBookForClients(user),
              ...(bookings ? { bookingsHref: `${links.prefix}${bookings}` } : {}),
            },
            links,
            serverNow: now.toISOString(),
            comments: <SupplierComments quote={quote} />,
          })}
          {trust}
        </div>
      </div>
    </ClientTexts>
  );
}

function NeedsScript() {
  const t = useTranslations("checkout");
  return (
    <noscript>
      <Notice>
        <p>{t("needsScript")}</p>
      </Notice>
    </noscript>
  );
}
