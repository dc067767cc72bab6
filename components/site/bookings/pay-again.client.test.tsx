/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { startPayment } from "@/lib/api/browser/bookings";
import { ApiError } from "@/lib/api/errors";
import { PayAgain } from "./pay-again.client";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/api/browser/bookings");

test.each([
  ["hold_expired", "The time to pay is over. Nothing has been charged.", 1],
  ["payment_unavailable", "The payment page can't be opened at the moment.", 0],
])("%s is told; the page of what has ended is drawn anew", async (code, text, times) => {
  refresh.mockReset();
  jest.mocked(startPayment).mockRejectedValue(new ApiError(409, code, code));
  renderEnglish(<PayAgain access={{ reference: "C-7K4M2P9C" }} label="Pay" />);
  fireEvent.click(screen.getByRole("button", { name: "Pay" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(refresh).toHaveBeenCalledTimes(times);
});
