import { toBookingBody, toPhone } from "./to-booking-body";

const quote = {
  quoteId: "q",
  acceptedTotal: { amount: 12_345, currency: "EUR" },
  acceptedTerms: [{ id: "userTerms", sha256: "a" }],
};
const contact = {
  firstName: " Ana ",
  lastName: "Silva",
  email: " ana@example.com ",
  phone: "00351 210 000 000",
};
const toWish = (name: string, value: string) => `${name}: ${value}`;

test("the contact stays in the first room unless somebody else is named", () => {
  const values = {
    ...contact,
    isGuestContact: "yes",
    guest0FirstName: "Left over",
    guest0LastName: "x",
    guest1FirstName: "Rui",
    guest1LastName: "Costa",
  };
  expect(toBookingBody(values, { ...quote, rooms: 2, toWish })).toEqual({
    ...quote,
    contact: {
      firstName: "Ana",
      lastName: "Silva",
      email: "ana@example.com",
      phone: "+351 210 000 000",
    },
    travellers: [
      { firstName: "Ana", lastName: "Silva" },
      { firstName: "Rui", lastName: "Costa" },
    ],
    requests: "",
    isForClient: false,
  });
  const named = { ...values, isGuestContact: "", guest0FirstName: "Eva", guest0LastName: "Dias" };
  expect(toBookingBody(named, { ...quote, rooms: 1, toWish }).travellers).toEqual([
    { firstName: "Eva", lastName: "Dias" },
  ]);
});

test("wishes that were chosen go before what was written", () => {
  const values = {
    ...contact,
    isGuestContact: "yes",
    bed: "large",
    arrival: "",
    requests: " A quiet room, please. ",
    isForClient: "yes",
  };
  expect(toBookingBody(values, { ...quote, rooms: 1, toWish })).toMatchObject({
    requests: "bed: large\nA quiet room, please.",
    isForClient: true,
  });
});

test.each([
  ["00351210000000", "+351210000000"],
  [" +351 21 ", "+351 21"],
  ["0001", "0001"],
  ["210 000", "210 000"],
])("%j is the number %j", (typed, phone) => expect(toPhone(typed)).toBe(phone));
