import { checkGuests } from "./check-guests";

const problemsOf = (values: Record<string, string>, rooms: number) =>
  Object.entries(checkGuests(values, { rooms })).flatMap(([name, problem]) =>
    typeof problem === "string" ? [`${name}: ${problem}`] : [],
  );

test.each([
  [{ isGuestContact: "yes" }, []],
  [
    { isGuestContact: "" },
    ["guest0FirstName: firstNameMissing", "guest0LastName: lastNameMissing"],
  ],
  [
    { isGuestContact: "", guest0FirstName: "Eva", guest0LastName: "<b>" },
    ["guest0LastName: nameInvalid"],
  ],
])("%j: %j", (values, problems) => expect(problemsOf(values, 1)).toEqual(problems));

test("every further room has a name of its own", () => {
  expect(problemsOf({ isGuestContact: "yes" }, 3)).toEqual(
    [1, 2].flatMap((room) => [
      `guest${room}FirstName: firstNameMissing`,
      `guest${room}LastName: lastNameMissing`,
    ]),
  );
});
