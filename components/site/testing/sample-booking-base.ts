import type { Booking } from "@/lib/api/contract/bookings";

export const euros = (major: number) => ({ amount: major * 100, currency: "EUR" });

/** What samples of all services have in common: confirmed, paid online, and of one contact. */
export const sampleBookingBase = {
  state: "confirmed",
  failure: null,
  createdAt: "2026-11-20T10:00:00Z",
  answerBy: null,
  payableUntil: null,
  contact: {
    firstName: "Tessa",
    lastName: "Żółć",
    email: "tessa@example.com",
    phone: "+46 70 000 00 00",
  },
  charges: [],
  needs: [],
  answers: [],
  requests: "",
  supplierReference: "SBX-1029384",
  ticketNumbers: [],
  isForClient: false,
  terms: [],
  refund: null,
  cancelledAt: null,
  canCancel: true,
  canChange: false,
  canRename: false,
  newTravellers: null,
  replaces: null,
  replacedBy: null,
  history: [{ state: "confirmed", at: "2026-11-20T10:02:00Z" }],
} satisfies Partial<Booking>;
