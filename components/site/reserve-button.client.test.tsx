/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { ReserveButton } from "./reserve-button.client";

const selection = {
  service: "cars",
  pickUpAt: "2026-12-10T10:00",
  dropOffAt: "2026-12-13T10:00",
  driverAge: 22,
  residence: "PT",
  offerId: "a",
} as const;

function show(answer: () => Promise<Response>) {
  const asked = jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  renderEnglish(
    <ReserveButton
      quote={{ selection }}
      flow={{ namespace: "carDetails.reserve", step: "reservation-details" }}
      name="Mini"
      gone={<p>Other cars</p>}
      prefix=""
      logInHref={null}
    />,
  );
  return asked;
}
const button = () => screen.queryByRole("button", { name: "Reserve: Mini" });
const press = async () => userEvent.dblClick(button() ?? document.body);
const refuse = (status: number, code: string) => async () =>
  Response.json({ code, message: "no" }, { status });

it("asks once, however often it is pressed", async () => {
  const asked = show(() => new Promise(() => {}));
  await press();
  expect(asked).toHaveBeenCalledTimes(1);
});

it("gives way to what there is instead once it is gone", async () => {
  show(refuse(409, "sold_out"));
  await press();
  expect(await screen.findByText("Other cars")).toBeInTheDocument();
  expect(button()).not.toBeInTheDocument();
});

it("can be pressed again after a failure, and says that nothing was charged", async () => {
  show(refuse(503, "supplier_unavailable"));
  await press();
  expect(await screen.findByRole("alert")).toHaveTextContent("Nothing was booked or charged");
  expect(button()).toBeEnabled();
});
