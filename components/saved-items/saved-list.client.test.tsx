/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { listSavedItems, saveItem } from "@/lib/api/browser/saved-items";
import { ApiError } from "@/lib/api/errors";
import { savedList } from "@/lib/saved-items/saved-list";
import { showToast } from "@/lib/show-toast";
import messages from "@/messages/en.json";
import { titleId } from "./page-ids";
import { SavedList } from "./saved-list.client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/show-toast", () => ({ showToast: jest.fn(() => Promise.resolve()) }));
jest.mock("@/lib/api/browser/saved-items", () => ({
  addSavedItems: jest.fn(),
  listSavedItems: jest.fn(),
  removeSavedItem: jest.fn(),
  saveItem: jest.fn(),
}));

const toItem = (name: string) => ({
  service: "hotels" as const,
  id: name.toLowerCase(),
  name,
  place: "Lisbon",
  picture: "/assets/fado",
  rating: null,
  search: "checkIn=2026-12-07",
});
const items = ["Alfama", "Belem", "Chiado"].map(toItem);
const removeOf = (name: string) => screen.getByRole("button", { name: `Remove ${name}` });
const show = (isSignedIn = false) =>
  renderEnglish(
    <>
      <h1 id={titleId} tabIndex={-1}>
        Saved
      </h1>
      <SavedList
        entries={isSignedIn ? items.map((item) => ({ state: "known", item })) : null}
        prefix=""
        today="2026-11-24"
        showsPrices
        canCompare
        services={["hotels", "flights"]}
        nothing={<p>Nothing</p>}
      />
    </>,
  );
beforeEach(() => {
  jest.clearAllMocks();
  savedList.clear();
});

test("removing leads to the next card, from the last to the one before, at the end to the title", async () => {
  for (const item of items.toReversed()) savedList.add(item);
  const user = userEvent.setup();
  show();
  await user.click(removeOf("Belem"));
  expect(screen.queryByText("Belem")).toBeNull();
  expect(removeOf("Chiado")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(removeOf("Alfama")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Nothing")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Saved" })).toHaveFocus();
});

test("of services that are off a visitor's list shows nothing, and keeps what it has", () => {
  savedList.add({ ...toItem("Fado"), service: "cars" });
  savedList.add(toItem("Belem"));
  show();
  expect(screen.getByText("Belem")).toBeVisible();
  expect(screen.queryByText("Fado")).toBeNull();
  expect(savedList.read()).toHaveLength(2);
});

test("a full account is told when a removed item can’t be saved again", async () => {
  document.documentElement.dataset.signedIn = "";
  jest.mocked(listSavedItems).mockResolvedValue({ items: [] });
  jest.mocked(saveItem).mockRejectedValueOnce(new ApiError(409, "too_many_saved_items", "full"));
  const user = userEvent.setup();
  show(true);
  await user.click(removeOf("Belem"));
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  act(() => jest.mocked(showToast).mock.lastCall?.[2]?.run());
  expect(removeOf("Belem")).toBeVisible();
  await waitFor(() => expect(showToast).toHaveBeenLastCalledWith("error", messages.saving.full));
  expect(screen.queryByText("Belem")).toBeNull();
  delete document.documentElement.dataset.signedIn;
});
