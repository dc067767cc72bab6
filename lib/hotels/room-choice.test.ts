import {
  findScarceRoom,
  listConditions,
  listSharedPayments,
  readRoomChoice,
  resolveRoomChoice,
  sumTotals,
  toRoomChoiceQuery,
} from "./room-choice";
import { refundUntil, sampleOffer } from "./testing/sample-offer";

const rate = (
  id: string,
  fields: { payment?: "now" | "atProperty"; left?: number | null } = {},
) => ({
  id,
  room: { code: id.split(".")[0] ?? "" },
  payment: fields.payment ?? ("now" as const),
  roomsLeft: fields.left === undefined ? 5 : fields.left,
});
const later = (id: string) => rate(id, { payment: "atProperty" });
const ids = (rates: readonly { id: string }[]) => rates.map(({ id }) => id);

test("an address says what is chosen, and is read again as it was written", () => {
  const query = toRoomChoiceQuery(["double.a", null, "suite.b"]);
  expect(query).toEqual({ by: "room", rate1: "double.a", rate2: undefined, rate3: "suite.b" });
  const read = { by: "room", rate1: "double.a", rate3: "suite.b" };
  expect(readRoomChoice(read, { rooms: 3 })).toEqual(["double.a", null, "suite.b"]);
  expect(readRoomChoice(read, { rooms: 1 })).toBeNull();
  expect(readRoomChoice({ rate1: "double.a" }, { rooms: 2 })).toBeNull();
  expect(readRoomChoice({ by: "other" }, { rooms: 2 })).toBeNull();
  expect(readRoomChoice({ by: "room", rate1: ["a", "b"], rate2: "" }, { rooms: 2 })).toEqual([
    "a",
    null,
  ]);
});

describe("a rate for each room", () => {
  const rooms = [
    [rate("double.a"), later("double.b"), rate("suite.a")],
    [rate("family.a"), later("family.b"), rate("suite.a"), later("suite.b")],
  ];
  test.each<[string, (string | null)[], string[]]>([
    ["the first, where none is asked for", [null, null], ["double.a", "family.a"]],
    ["the one that is asked for", ["suite.a", "suite.a"], ["suite.a", "suite.a"]],
    [
      "the next best of what is gone, the others kept",
      ["gone", "suite.a"],
      ["double.a", "suite.a"],
    ],
    [
      "the same room where the first room is paid later",
      ["double.b", "suite.a"],
      ["double.b", "suite.b"],
    ],
    [
      "what the first room decides, whatever the second asks",
      ["double.a", "suite.b"],
      ["double.a", "suite.a"],
    ],
  ])("%s", (_, asked, expected) => expect(ids(resolveRoomChoice(rooms, asked))).toEqual(expected));

  test("none where one room has nothing that is paid when the others are", () => {
    expect(resolveRoomChoice([[rate("double.a")], [later("family.b")]], [])).toEqual([]);
    expect(listSharedPayments([[rate("double.a")], [later("family.b")]])).toEqual([]);
    expect(listSharedPayments(rooms)).toEqual(["now", "atProperty"]);
  });

  test("a first room that could only be paid later isn't, where another can't", () => {
    const mixed = [[later("double.b"), rate("double.a")], [rate("family.a")]];
    expect(ids(resolveRoomChoice(mixed, ["double.b"]))).toEqual(["double.a", "family.a"]);
  });

  test("the last of a kind isn't proposed twice, but kept where it is asked for", () => {
    const scarce = [rate("double.a", { left: 1 }), rate("suite.a")];
    const both = [scarce, scarce];
    expect(ids(resolveRoomChoice(both, []))).toEqual(["double.a", "suite.a"]);
    const asked = resolveRoomChoice(both, ["double.a", "double.a"]);
    expect(findScarceRoom(asked)?.id).toBe("double.a");
    expect(findScarceRoom(resolveRoomChoice(both, []))).toBeNull();
  });

  describe("the last of a kind goes to the room that needs it", () => {
    const double = rate("double.a");
    const family = rate("family.a", { left: 1 });
    const suite = rate("suite.a", { left: 1 });
    test.each<[string, ReturnType<typeof rate>[][], (string | null)[], string[]]>([
      ["from the first room", [[family, double], [family]], [], ["double.a", "family.a"]],
      [
        "from one to the next",
        [[family, suite], [suite, double], [family]],
        [],
        ["suite.a", "double.a", "family.a"],
      ],
      [
        "though another was asked for that is gone",
        [[family, double], [family]],
        ["family.gone"],
        ["double.a", "family.a"],
      ],
      [
        "but stays where it was asked for",
        [[family, double], [family]],
        ["family.a"],
        ["family.a", "family.a"],
      ],
      [
        "and to who asked for it",
        [
          [family, double],
          [family, double],
        ],
        [null, "family.a"],
        ["double.a", "family.a"],
      ],
      [
        "paid at another moment where only then there are enough",
        [
          [family, later("double.b")],
          [family, later("double.b")],
        ],
        [],
        ["double.b", "double.b"],
      ],
    ])("%s", (_, choices, asked, expected) =>
      expect(ids(resolveRoomChoice(choices, asked))).toEqual(expected),
    );

    test("among eight rooms with many kinds, at once", () => {
      const kinds = Array.from({ length: 200 }, (_, index) => rate(`kind${index}.a`));
      const seven = Array.from({ length: 7 }, () => [family, ...kinds]);
      expect(ids(resolveRoomChoice([...seven, [family]], [])).join(" ")).toBe(
        "kind1.a kind0.a kind0.a kind0.a kind0.a kind0.a kind1.a family.a",
      );
      const short = resolveRoomChoice([...seven.slice(1), [suite], [suite]], []);
      expect(findScarceRoom(short)?.id).toBe("suite.a");
    });
  });

  test("what nobody counts is never scarce", () =>
    expect(
      findScarceRoom([rate("double.a", { left: null }), rate("double.a", { left: null })]),
    ).toBeNull());
});

test("totals add up, unless one isn't to be seen", () => {
  const dollars = (amount: number) => ({ amount, currency: "USD" });
  expect(sumTotals([dollars(1), dollars(2)])).toEqual(dollars(3));
  expect(sumTotals([dollars(1), null])).toBeNull();
  expect(sumTotals([])).toBeNull();
});

test("of each room, board, payment and kind of refund the first is listed, and what is chosen", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const free = { cancellation: refundUntil(["2026-12-10 18:00", 100]) };
  const offers = [
    sampleOffer("cheapest"),
    sampleOffer("free", free),
    sampleOffer("dearer"),
    sampleOffer("chosen", free),
    sampleOffer("breakfast", { board: "breakfast" }),
    sampleOffer("later", { payment: "atProperty" }),
  ];
  expect(ids(listConditions(offers, { now, kept: "chosen" }))).toEqual([
    "cheapest",
    "free",
    "chosen",
    "breakfast",
    "later",
  ]);
});
