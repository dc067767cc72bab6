import { itemServices } from "@/lib/services/item-services";
import type { CheckoutFrame } from "../checkout-flow.client";
import type { CheckoutQuote } from "../checkout-quote";
import type { ExtrasFrame } from "../extras-flow.client";

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const [service] = itemServices;

/** A quote that can be booked for €240, all of it now; nothing comes back. */
export const sampleQuote: CheckoutQuote = {
  id: "0b6f7a52-5d0e-4c3a-9e55-0f2c8a1d7e11",
  state: "open",
  expiresAt: "2026-11-21T12:30:00.000Z",
  isHeld: false,
  replaces: null,
  previousTotal: null,
  reference: null,
  terms: [{ id: "userTerms", kind: "userTerms", path: "/user-terms-and-conditions", sha256: "a" }],
  total: euros(240),
  dueNow: euros(240),
  dueOnSite: euros(0),
  service,
  needs: [],
  cancellation: { zone: "Europe/Lisbon", refundable: "none", steps: [] },
};
const links = { prefix: "", offers: "/offers", search: "/search", logIn: null };
const serverNow = "2026-11-21T12:00:00.000Z";

/** The checkout of a guest. */
export const sampleFrame = (
  quote: Partial<CheckoutQuote> = {},
  changes: Partial<CheckoutFrame> = {},
): CheckoutFrame => ({
  quote: { ...sampleQuote, ...quote },
  buyer: { contact: null, mayBookForClients: false },
  links,
  serverNow,
  comments: null,
  ...changes,
});

/** The page of extras before it. */
export const sampleExtrasFrame = (quote: Partial<CheckoutQuote> = {}): ExtrasFrame => ({
  quote: { ...sampleQuote, terms: [], ...quote },
  links,
  serverNow,
  dueOnSiteLabel: "Pay on site",
  nextHref: "/checkout?quote=1",
});
