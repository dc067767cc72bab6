import { toGuests } from "./to-guests";

const contact = { firstName: " Ana ", lastName: "Silva" };
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
  expect(toGuests(values, { rooms: 2, toWish })).toEqual({
    travellers: [
      { firstName: "Ana", lastName: "Silva" },
      { firstName: "Rui", lastName: "Costa" },
    ],
    requests: "",
  });
  const named = { ...values, isGuestContact: "", guest0FirstName: "Eva", guest0LastName: "Dias" };
  expect(toGuests(named, { rooms: 1, toWish }).travellers).toEqual([
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
  };
  expect(toGuests(values, { rooms: 1, toWish }).requests).toBe("bed: large\nA quiet room, please.");
});
