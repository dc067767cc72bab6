/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { ApiError } from "@/lib/api/errors";
import { listSavedItems, removeSavedItem, saveItem } from "@/lib/api/browser/saved-items";
import { savedList } from "@/lib/saved-items/saved-list";
import { showToast } from "@/lib/show-toast";
import messages from "@/messages/en.json";
import { SaveButton } from "./save-button.client";

jest.mock("@/lib/show-toast", () => ({ showToast: jest.fn(() => Promise.resolve()) }));
jest.mock("@/lib/api/browser/saved-items", () => ({
  addSavedItems: jest.fn(),
  listSavedItems: jest.fn(),
  removeSavedItem: jest.fn(),
  saveItem: jest.fn(),
}));

const item = {
  service: "hotels",
  id: "fado",
  name: "Hotel Fado",
  place: "Lisbon",
  picture: "/assets/fado",
  rating: null,
  search: "checkIn=2026-12-07",
} as const;
const heart = () => screen.getByRole("button", { name: "Save Hotel Fado" });
const show = () => renderEnglish(<SaveButton item={item} />);
const lastToast = () => jest.mocked(showToast).mock.lastCall;
beforeEach(() => {
  jest.clearAllMocks();
  savedList.clear();
});

it("saves in a visitor's browser, and takes it back from the message", async () => {
  const user = userEvent.setup();
  show();
  expect(heart()).toHaveAttribute("aria-pressed", "false");
  await user.click(heart());
  expect(heart()).toHaveAttribute("aria-pressed", "true");
  expect(savedList.read()).toEqual([item]);
  expect(lastToast()).toMatchObject(["success", "Hotel Fado is saved.", { label: "Undo" }]);
  act(() => lastToast()?.[2]?.run());
  expect(savedList.read()).toEqual([]);
  expect(saveItem).not.toHaveBeenCalled();
});

describe("of a signed-in user", () => {
  beforeEach(() => {
    document.documentElement.dataset.signedIn = "";
  });
  afterEach(() => delete document.documentElement.dataset.signedIn);

  it("saves at the account at once, and takes it back if that refuses", async () => {
    jest.mocked(listSavedItems).mockResolvedValue({ items: [] });
    let refuse = (_error: Error): void => {};
    jest.mocked(saveItem).mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
    const user = userEvent.setup();
    show();
    await user.click(heart());
    // Not answered yet.
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(savedList.read()).toEqual([]);
    await waitFor(() => expect(saveItem).toHaveBeenCalled());
    refuse(new ApiError(409, "too_many_saved_items", "full"));
    await waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", "false"));
    expect(lastToast()?.slice(0, 2)).toEqual(["error", messages.saving.full]);
    expect(removeSavedItem).not.toHaveBeenCalled();
  });
});
