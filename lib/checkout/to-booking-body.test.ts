import { toBookingBody } from "./to-booking-body";

const context = {
  quoteId: "q",
  acceptedTotal: { amount: 12_345, currency: "EUR" },
  acceptedTerms: [{ id: "userTerms", sha256: "a" }],
  travellers: [{ firstName: "Rui", lastName: "Costa" }],
  requests: "By the window, please.",
};
const contact = {
  firstName: " Ana ",
  lastName: "Silva",
  email: " ana@example.com ",
  phone: " +351 210 000 000 ",
};

test.each([
  ["", false],
  ["yes", true],
])("sends the contact as it was meant, and for whom it is: %j", (isForClient, expected) =>
  expect(toBookingBody({ ...contact, isForClient }, context)).toEqual({
    ...context,
    contact: {
      firstName: "Ana",
      lastName: "Silva",
      email: "ana@example.com",
      phone: "+351 210 000 000",
    },
    isForClient: expected,
  }),
);
