import { moveInOrder } from "./move-in-order";

it.each([
  ["b:up", ["b", "a", "c"]],
  ["b:down", ["a", "c", "b"]],
  ["a:up", ["a", "b", "c"]],
  ["c:down", ["a", "b", "c"]],
  ["d:up", ["a", "b", "c"]],
  ["b:away", ["a", "b", "c"]],
  [undefined, ["a", "b", "c"]],
])("after %s the order is %j", (move, order) => {
  expect(moveInOrder(["a", "b", "c"], move)).toEqual(order);
});
