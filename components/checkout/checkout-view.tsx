import { ClientTexts } from "@/components/site/client-texts";
import type { Quote } from "@/lib/api/contract/quotes";
import type { User } from "@/lib/api/contract/users";
import type { Money } from "@/lib/money/money";
import { CheckoutFlow } from "./checkout-flow.client";
import type { CheckoutLinks } from "./checkout-links";
import { toCheckoutQuote } from "./checkout-quote";
import { CheckoutSummary } from "./checkout-summary";
import { NeedsScript } from "./needs-script";
import { RateComments } from "./rate-comments";

type Props = {
  quote: Quote;
  user: User | null;
  links: CheckoutLinks;
  now: Date;
  approximate: Money | null;
};

/**
 * What is bought on the right, what is asked on the left; on a phone what is bought comes first, in
 * one line.
 */
export function CheckoutView({ quote, user, links, now, approximate }: Props) {
  const { stay, rooms, residence, hotel } = quote.item;
  const contact = user && {
    firstName: user.personal_info.first_name,
    lastName: user.personal_info.last_name,
    email: user.personal_info.email,
  };
  return (
    <ClientTexts namespaces={["checkout", "forms", "hotelTerms"]}>
      <div className="page-width grid items-start gap-6 py-4 md:py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-10">
        <aside className="min-w-0 rounded-card border border-line bg-surface shadow-card lg:sticky lg:top-20 lg:order-last">
          <CheckoutSummary quote={quote} now={now} approximate={approximate} />
        </aside>
        <div className="min-w-0 space-y-6">
          <NeedsScript />
          <CheckoutFlow
            quote={toCheckoutQuote(quote)}
            stay={{ hotelId: hotel.id, hotelName: hotel.name, party: { stay, rooms, residence } }}
            buyer={{ contact, isTravelAgent: user?.isTravelAgent ?? false }}
            links={links}
            serverNow={now.toISOString()}
            comments={<RateComments comments={quote.comments} />}
          />
        </div>
      </div>
    </ClientTexts>
  );
}
