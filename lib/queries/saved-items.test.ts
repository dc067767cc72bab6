/** @jest-environment jsdom */
import { QueryClient } from "@tanstack/react-query";
import { addSavedItems, listSavedItems } from "@/lib/api/browser/saved-items";
import { savedList } from "@/lib/saved-items/saved-list";
import { savedItemsQuery } from "./saved-items";

jest.mock("@/lib/api/browser/saved-items", () => ({
  addSavedItems: jest.fn(),
  listSavedItems: jest.fn(),
}));

const kept = {
  service: "hotels",
  id: "a",
  name: "Hotel A",
  place: null,
  picture: "/assets/a",
  rating: null,
  search: "checkIn=2026-12-07",
} as const;
const listed = { items: [] };
const read = () => new QueryClient().query({ ...savedItemsQuery(), retry: false });

beforeEach(() => {
  jest.clearAllMocks();
  savedList.clear();
  jest.mocked(listSavedItems).mockResolvedValue(listed);
});

it("only lists where this browser has nothing to take over", async () => {
  expect(await read()).toBe(listed);
  expect(addSavedItems).not.toHaveBeenCalled();
});

it("takes over what this browser had saved, without what an account doesn't need, once", async () => {
  savedList.add(kept);
  jest.mocked(addSavedItems).mockResolvedValue(listed);
  await read();
  const { service, id, search } = kept;
  expect(addSavedItems).toHaveBeenCalledWith({ items: [{ service, id, search }] });
  expect(savedList.read()).toEqual([]);
  await read();
  expect(addSavedItems).toHaveBeenCalledTimes(1);
});

it("keeps it here until that has worked", async () => {
  savedList.add(kept);
  jest.mocked(addSavedItems).mockRejectedValue(new Error("offline"));
  await expect(read()).rejects.toThrow("offline");
  expect(savedList.read()).toEqual([kept]);
});
