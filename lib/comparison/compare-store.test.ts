/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { compareStore, useCompared } from "./compare-store";

const hotel = (id: string) => ({ id, name: `Hotel ${id}`, total: 100 });
beforeEach(() => sessionStorage.clear());

it("takes three, each once and without anything but its name, and the next one after another goes", () => {
  const { result } = renderHook(useCompared);
  act(() => {
    expect(["a", "b", "a", "c"].map((id) => compareStore.add(hotel(id)))).toEqual(
      Array(4).fill(true),
    );
    expect(compareStore.add(hotel("d"))).toBe(false);
  });
  expect(result.current).toEqual(["a", "b", "c"].map((id) => ({ id, name: `Hotel ${id}` })));
  act(() => compareStore.remove("b"));
  act(() => void compareStore.add(hotel("d")));
  expect(result.current.map(({ id }) => id)).toEqual(["a", "c", "d"]);
  act(() => compareStore.clear());
  expect([result.current, sessionStorage.length]).toEqual([[], 0]);
});

it("starts empty where something else is stored", () => {
  for (const text of ["{", '{"id":"a"}', '[{"id":7}]']) {
    sessionStorage.setItem("compareHotels", text);
    expect(renderHook(useCompared).result.current).toEqual([]);
  }
});
