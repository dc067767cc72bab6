/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Stepper } from "./stepper.client";

function Adults() {
  const [adults, setAdults] = useState(2);
  return (
    <>
      <label htmlFor="adults">Adults</label>
      <Stepper
        id="adults"
        name="adults"
        min={1}
        max={9}
        value={adults}
        onChange={setAdults}
        decreaseLabel="One adult less"
        increaseLabel="One adult more"
      />
      <output>{adults}</output>
    </>
  );
}

const count = () => screen.getByRole("status").textContent;

it("counts up and down within its limits", async () => {
  render(<Adults />);
  await userEvent.click(screen.getByRole("button", { name: "One adult more" }));
  expect(count()).toBe("3");
  await userEvent.click(screen.getByRole("button", { name: "One adult less" }));
  await userEvent.click(screen.getByRole("button", { name: "One adult less" }));
  expect(count()).toBe("1");
  expect(screen.getByRole("button", { name: "One adult less" })).toBeDisabled();
});

it("accepts typed input, and clamps it on blur", async () => {
  render(<Adults />);
  const input = screen.getByRole("spinbutton", { name: "Adults" });
  await userEvent.clear(input);
  expect(count()).toBe("2");
  await userEvent.type(input, "7");
  expect(count()).toBe("7");
  await userEvent.clear(input);
  await userEvent.type(input, "40");
  await userEvent.tab();
  expect(count()).toBe("9");
  expect(input).toHaveValue(9);
});

it("keeps the last number if left empty", async () => {
  render(<Adults />);
  const input = screen.getByRole("spinbutton", { name: "Adults" });
  await userEvent.clear(input);
  await userEvent.tab();
  expect(input).toHaveValue(2);
});

it("is one stop of the keyboard", async () => {
  render(<Adults />);
  await userEvent.tab();
  expect(screen.getByRole("spinbutton", { name: "Adults" })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
