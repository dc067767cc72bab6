import { listQueries } from "./list-queries";

const { bookings, audit, agents } = listQueries;

it("reads an address, and leaves out what no field takes", () => {
  const query = bookings.read({
    q: " Berg ",
    state: ["held", "nonsense", "confirmed"],
    service: "boats",
    agent: "none",
    from: "2026-13-01",
    to: "2026-12-01",
    due: "",
    sort: "departure",
    size: "7",
    page: "3",
  });
  expect(query).toEqual({
    q: "Berg",
    state: ["held", "confirmed"],
    agent: "none",
    to: "2026-12-01",
    sort: "departure",
    size: 25,
  });
  const filter = { q: "Berg", state: "held,confirmed", agent: "none", to: "2026-12-01" };
  expect(bookings.toFilterInput(query)).toEqual(filter);
  expect(bookings.toInput(query)).toEqual({ ...filter, sort: "departure", size: 25 });
  const asked = { action: "made.up", from: "tomorrow", q: "", size: "5000", member: ["", "x"] };
  expect(audit.read(asked)).toEqual({ size: 50 });
  expect(agents.read({ q: " ", role: "Traveller", state: "gone", after: "" })).toEqual({
    size: 25,
  });
});

it("writes an address without what is usual, which reads the same", () => {
  expect(bookings.write(bookings.read({}))).toEqual({});
  const query = bookings.read({ state: "held", sort: "booked", size: "50", after: "abc" });
  const { size, ...written } = bookings.write(query);
  expect(bookings.read({ ...(written as { state: string[] }), size: String(size) })).toEqual(query);
  expect(Object.keys(bookings.rewrite({ sort: "departure", size: "50", due: "payment" }))).toEqual([
    "due",
    "sort",
    "size",
  ]);
  const events = { action: "booking.assigned", from: "2026-11-01", q: "H-2", size: 100 };
  expect(audit.write(audit.read({ ...events, q: " H-2 ", size: "100" }))).toEqual(events);
});

it("lifts one filter, and goes back to the first page", () => {
  const query = audit.read({ subject: "ticket", member: "site", after: "abc" });
  expect(audit.listFilters(query, ["member", "action", "subject"])).toEqual([
    { name: "member", value: "site", without: { size: 50, subject: "ticket" } },
    { name: "subject", value: "ticket", without: { size: 50, member: "site" } },
  ]);
  const [held] = bookings.listFilters(bookings.read({ state: "held,paying" }), ["state"]);
  expect(held).toMatchObject({ value: "held", without: { state: ["paying"] } });
  const [last] = bookings.listFilters(bookings.read({ state: "held" }), ["state"]);
  expect(last?.without.state).toBeUndefined();
});
