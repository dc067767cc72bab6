import { checkNeutralFolders } from "./check-neutral-folders.mjs";

const check = (files) =>
  checkNeutralFolders(Object.keys(files), (file) => files[file], [
    ...["flights", "hotels", "cars", "activities"],
  ]).map(({ file, line, message }) => `${file}:${line} ${message}`);

test.each([
  ...["booking", "ledger", "mail", "payments"].map((name) => `backend/${name}`),
  ...["checkout", "confirmation", "results", "trips", "vouchers"].map(
    (name) => `components/${name}`,
  ),
])("%s says no word of one service", (folder) => {
  const file = `${folder}/deep/any.test.ts`;
  expect(check({ [file]: "const total = 1;\n// A Hotel's.\n" })).toEqual([
    `${file}:2 says "Hotel", which only one service knows`,
  ]);
  expect(check({ [file]: "const total = 1;\n" })).toEqual([]);
});

test.each([
  ...["roomsLeft", "overnight", "onBoard", "HOTELS", "carItem", "Cars", "the car's", "Rental"],
  ...["a flight", "airlines", "passengers", "activity", "activities"],
])("finds %s", (word) =>
  expect(check({ "backend/booking/quotes/any.ts": `const a = "${word}";` })).toHaveLength(1),
);

test.each(["card", "Discard", "careful", "keyboard", "flightNumber", "active"])(
  "leaves %s alone",
  (word) => expect(check({ "backend/booking/quotes/any.ts": `const a = "${word}";` })).toEqual([]),
);

test("other folders say what they like", () =>
  expect(
    check({
      "backend/hotels/any.ts": "hotel",
      "backend/mail/booking-texts/hotels/en.json": "hotel",
      "lib/mail/any.ts": "room",
      "components/hotels/any.tsx": "night",
    }),
  ).toEqual([]));

test("where services are listed they may be named, and nowhere beside", () => {
  const messages = (line) => ({ "backend/mail/messages/en.json": line });
  expect(check(messages('    "hotels": "Hotels",'))).toEqual([]);
  expect(check(messages('    "text": "Pay at the hotel",'))).toHaveLength(1);
  const registry = (line) => ({ "backend/mail/booking-texts.ts": line });
  expect(check(registry("  hotels: inOwnWords(hotelMailTexts),"))).toEqual([]);
  expect(check(registry("  hotels: {},"))).toHaveLength(1);
  expect(check({ "backend/mail/mail.ts": "hotels: inOwnWords(hotelMailTexts)" })).toHaveLength(1);
});
