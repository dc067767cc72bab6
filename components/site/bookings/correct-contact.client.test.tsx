/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { changeContact } from "@/lib/api/browser/bookings";
import { ApiError } from "@/lib/api/errors";
import { CorrectContact } from "./correct-contact.client";

const [refresh, replace] = [jest.fn(), jest.fn()];
const router = { refresh, replace };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/api/browser/bookings");
const change = jest.mocked(changeContact);
const reference = "V-7K4M2P9C";

beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, "", `/find-booking?reference=${reference}&key=old`);
});

function send(key: string | undefined, typed: string) {
  renderEnglish(<CorrectContact which={{ reference, key }} email="nina@gmail.con" />);
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: typed } });
  fireEvent.click(screen.getByRole("button", { name: "Save and send again", hidden: true }));
}

test("goes on with the new key, and says where the mail is on its way to", async () => {
  change.mockResolvedValue({ key: "new" });
  send("old", " nina@gmail.com ");
  expect(await screen.findByText("nina@gmail.com")).toBeInTheDocument();
  expect(change.mock.calls[0]?.[0]).toEqual({ reference, key: "old", email: "nina@gmail.com" });
  expect(replace).toHaveBeenCalledWith(`/find-booking?reference=${reference}&key=new`, {
    scroll: false,
  });
  expect(refresh).not.toHaveBeenCalled();
});

test("without a key the page is drawn anew where it is", async () => {
  change.mockResolvedValue({ key: null });
  send(undefined, "nina@gmail.com");
  expect(await screen.findByText("nina@gmail.com")).toBeInTheDocument();
  expect(refresh).toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

test("what is no address isn't sent, and a refusal is told in words", async () => {
  send("old", "nina");
  expect(change).not.toHaveBeenCalled();
  change.mockRejectedValue(new ApiError(409, "not_changeable", "m", "r"));
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "nina@gmail.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Save and send again", hidden: true }));
  expect(await screen.findByText(/can’t be changed here as it stands/)).toBeInTheDocument();
});
