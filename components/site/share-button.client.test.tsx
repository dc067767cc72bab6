/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { showToast } from "@/lib/show-toast";
import { ShareButton } from "./share-button.client";

jest.mock("@/lib/show-toast", () => ({ showToast: jest.fn(() => Promise.resolve()) }));

const share = jest.fn<Promise<void>, [ShareData]>();
const setShare = (value: unknown) =>
  Object.defineProperty(navigator, "share", { value, configurable: true });

const press = async (path?: string) => {
  history.replaceState(null, "", "/booknow/hotels/search-details?id=a&shown=12345.USD#rooms");
  const user = userEvent.setup();
  renderEnglish(<ShareButton title="Hotel Fado" path={path} />);
  await user.click(screen.getByRole("button", { name: "Share" }));
  return navigator.clipboard.readText();
};
const shared = "http://localhost/booknow/hotels/search-details?id=a";

beforeEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, "share");
});

it("shares by the device's menu, without the price that was shown", async () => {
  setShare(share.mockResolvedValue());
  expect(await press()).toBe("");
  expect(share).toHaveBeenCalledWith({ title: "Hotel Fado", url: shared });
  expect(showToast).not.toHaveBeenCalled();
});

it("says nothing to who dismisses the menu", async () => {
  setShare(share.mockRejectedValue(new DOMException("dismissed", "AbortError")));
  expect(await press()).toBe("");
  expect(showToast).not.toHaveBeenCalled();
});

it("copies the address where there is no menu, or where it fails", async () => {
  expect(await press()).toBe(shared);
  expect(showToast).toHaveBeenCalledWith("success", "The address is copied.");
});

it("copies the address where the menu fails", async () => {
  setShare(share.mockRejectedValue(new DOMException("no", "NotAllowedError")));
  expect(await press()).toBe(shared);
});

it("shares another page than this one where there is one for it", async () => {
  expect(await press("/es/flight-details?itinerary=sandbox~a")).toBe(
    "http://localhost/es/flight-details?itinerary=sandbox~a",
  );
});
