/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientTexts } from "@/components/site/client-texts";
import { renderEnglish } from "@/components/site/testing/render-english";
import { HotelGallery } from "./hotel-gallery.client";

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) => ({ matches: true, media }) as MediaQueryList;
});

const show = () =>
  renderEnglish(
    <ClientTexts namespaces={["hotelDetails.gallery"]}>
      <HotelGallery
        name="Hotel A"
        pictures={[
          "/assets/inventory/facades/city-1",
          "/assets/inventory/rooms/suite-city-1",
          "https://pictures.example/a.jpg",
        ]}
      />
    </ClientTexts>,
  );
const position = () => screen.getByRole("status").textContent;
const inRow = (name: string) => screen.getByRole("button", { name });

it("opens where it was pressed, on a press alone, and gives the focus back", async () => {
  show();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Hotel A: the building, picture 1 of 3" });
  expect(link).toHaveAttribute("href", expect.stringContaining("/facades/city-1"));
  await userEvent.click(link);
  expect(await screen.findByRole("dialog", { name: "Hotel A" })).toBeVisible();
  expect(position()).toBe("1 of 3");
  await userEvent.click(screen.getByRole("button", { name: "Close the pictures" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});

it("turns over by keys wherever the focus is, and by the row of all pictures", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "All 3 pictures" }));
  (await screen.findByRole("button", { name: "Close the pictures" })).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(position()).toBe("2 of 3");
  await userEvent.keyboard("{End}");
  expect(position()).toBe("3 of 3");
  expect(screen.getByRole("button", { name: "Next picture" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await userEvent.click(inRow("Hotel A: a room, picture 2 of 3"));
  expect(position()).toBe("2 of 3");
  // The row is one stop of the keyboard, which stays where the picture is.
  await userEvent.keyboard("{ArrowLeft}");
  const first = inRow("Hotel A: the building, picture 1 of 3");
  expect(first).toHaveFocus();
  expect(first).toHaveAttribute("aria-current", "true");
  expect(inRow("Hotel A, picture 3 of 3")).toHaveAttribute("tabindex", "-1");
});
