import { isDocumentName, toNameFault, toTicketName } from "./document-name";

test.each([
  ["Ana", "Ana"],
  ["José María", "José María"],
  ["O’Neill", "O'Neill"],
  ["Jean-Luc", "Jean-Luc"],
  ["Şükrü", "Sükrü"],
  ["Łukasz", "Lukasz"],
  ["Yıldız", "Yildiz"],
  ["Đorđe", "Dorde"],
  ["Ħal", "Hal"],
  ["Ŧuŋŧŋ", "Tuntn"],
  ["Søren", "Soeren"],
  ["SØREN", "SOEREN"],
  ["Øystein", "Oeystein"],
  ["Weiß", "Weiss"],
  ["İrem", "Irem"],
  ["A", "A"],
  ["Jose\u0301", "José"],
  ["Ștefan Țurcanu", "Stefan Turcanu"],
  ["Nguyễn Thị Ước", "Nguyen Thi Uoc"],
  ["Ẹ\u0301niọlá", "Eniolá"],
  [" Ana ", "Ana"],
])("%s is %s on a ticket", (name, ticket) => {
  expect(isDocumentName(name)).toBe(true);
  expect(toTicketName(name)).toBe(ticket);
});

test.each(["Нина", "نينا", "Ægir", "Þór", "Guðrún", "Ana 2", "J.", "-", "", "Nina/Mr"])(
  "%s can't be on one",
  (name) => {
    expect(toNameFault(name)).toBe("letters");
    expect(toTicketName(name)).toBeNull();
  },
);

/** What Duffel's documentation says that it takes. */
const taken = /^[A-Za-zÀ-ÖØ-öø-ÿ' -]{1,20}$/;

test("whatever passes is taken by airlines: each letter, alone and in a name that is full", () => {
  const letters = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code));
  const passing = letters.filter(isDocumentName);
  expect(passing.length).toBeGreaterThan(200);
  for (const letter of passing)
    for (const times of [1, 20])
      expect([letter, toTicketName(letter.repeat(times))]).toEqual([
        letter,
        expect.stringMatching(taken),
      ]);
});

test("a ticket has room for twenty characters", () => {
  expect(toNameFault("A".repeat(20))).toBeNull();
  expect(toNameFault("A".repeat(21))).toBe("tooLong");
  expect(toTicketName("A".repeat(21))).toBeNull();
  expect(toTicketName("Ø".repeat(20))).toBe("Ø".repeat(20));
  // Decomposed, as some keyboards write it.
  expect(toNameFault("e\u0301".repeat(20))).toBeNull();
});
