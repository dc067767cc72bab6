/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "./dialog.client";

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Unlock" closeLabel="Close">
        <p>Inside</p>
      </Dialog>
    </>
  );
}

it("opens as a named modal dialog and closes by its button", async () => {
  render(<Example />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog", { name: "Unlock" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog", { name: "Unlock" })).toBeVisible();
});

it("closes by a click on the backdrop, not by one inside, nor one that begins there", async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(screen.getByText("Inside"));
  expect(screen.getByRole("dialog")).toBeVisible();
  fireEvent.pointerDown(screen.getByText("Inside"));
  fireEvent.click(screen.getByRole("dialog"));
  expect(screen.getByRole("dialog")).toBeVisible();
  await userEvent.click(screen.getByRole("dialog"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
