import { readDuffelEvent } from "./read-duffel-event";

const type = "order.airline_initiated_change_detected";
const read = (event: object) => readDuffelEvent(JSON.stringify({ type, ...event }));

test.each([
  { data: { object: { id: "aic_1", order_id: "ord_1" } } },
  { data: { object: { id: "ord_1" } } },
  { data: {}, idempotency_key: "ord_1" },
])("%j names its order", (event) => {
  expect(read(event)).toEqual({ type, orderId: "ord_1" });
});

test.each([
  {},
  { data: null, idempotency_key: 5 },
  { data: { object: { id: "aic_1" } }, idempotency_key: "aic_1" },
  { data: { object: { id: `ord_${"1".repeat(61)}` } } },
])("%j is about no order", (event) => {
  expect(read(event)).toEqual({ type, orderId: null });
});

test.each(["", "{", "null", "[]", '"x"', "{}", '{"type":5}', '{"type":""}'])(
  "%s is no event",
  (body) => {
    expect(readDuffelEvent(body)).toBeNull();
  },
);
