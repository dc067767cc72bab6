import { checkGuests } from "./to-guests";

const problemsOf = (values: Record<string, string>, rooms: number) =>
  Object.entries(checkGuests(values, { rooms })).flatMap(([name, problem]) =>
    typeof problem === "string" ? [`${name}: ${problem}`] : [],
  );

test.each([
  [{ isGuestContact: "yes" }, []],
  [{ isGuestContact: "" }, ["guest0FirstName: firstNameMissing"]],
  // Some people have one name.
  [{ isGuestContact: "", guest0FirstName: "Suharto" }, []],
  [
    { isGuestContact: "", guest0FirstName: "Eva", guest0LastName: "<b>" },
    ["guest0LastName: nameInvalid"],
  ],
])("%j: %j", (values, problems) => expect(problemsOf(values, 1)).toEqual(problems));

test("every further room has a name of its own", () => {
  expect(problemsOf({ isGuestContact: "yes" }, 3)).toEqual(
    [1, 2].map((room) => `guest${room}FirstName: firstNameMissing`),
  );
});
