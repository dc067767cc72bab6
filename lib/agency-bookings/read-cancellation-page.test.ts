import { toCancellationPageQuery, toCancellationsField } from "./cancellation-address";
import { readCancellationPage, readCancellationsField } from "./read-cancellation-page";

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const referenceOf = (number: number) => `H-22222${alphabet[number >> 5]}2${alphabet[number % 32]}`;

it("reads the references of a form and of a link, each once, and no more than may be sent", () => {
  const [one, two] = [referenceOf(1), referenceOf(2)];
  expect(readCancellationPage({ reference: [one, "=1+1", two, one] }).references).toEqual([
    one,
    two,
  ]);
  const many = Array.from({ length: 201 }, (_, number) => referenceOf(number));
  const page = readCancellationPage({ reference: many.join(",") });
  expect([page.references.length, page.isCut, page.isSent]).toEqual([200, true, false]);
});

it("writes an address that reads the same, whatever came of it", () => {
  const page = {
    references: [referenceOf(1), referenceOf(2)],
    isSent: true,
    problems: new Map([[referenceOf(2), "refund_changed"]] as const),
    list: "q=Berg&size=50",
  };
  expect(toCancellationPageQuery(page)).toMatchObject({ refund_changed: referenceOf(2) });
  const { isCut: _, ...read } = readCancellationPage(
    toCancellationPageQuery(page) as Record<string, string>,
  );
  expect(read).toEqual(page);
  expect(readCancellationPage({ nonsense: referenceOf(1), refund_changed: "x" })).toEqual({
    references: [],
    isCut: false,
    isSent: false,
    problems: new Map(),
    list: "",
  });
});

it("reads what a form says yes to, or nothing of it", () => {
  const cancellations = [
    { reference: referenceOf(1), expectedRefund: { amount: 30_000, currency: "EUR" } },
    { reference: referenceOf(2), expectedRefund: { amount: 0, currency: "JPY" } },
  ];
  const field = toCancellationsField(cancellations);
  expect(readCancellationsField(field)).toEqual(cancellations);
  for (const wrong of ["", `${field},`, `${field},H-1:1:EUR`, `${referenceOf(1)}:-1:EUR`])
    expect(readCancellationsField(wrong)).toBeNull();
});
