/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { uploadPicture } from "@/lib/api/browser/media";
import { pictureMaximumBytes } from "@/lib/api/contract/picture-files";
import { ApiError } from "@/lib/api/errors";
import { english } from "@/lib/i18n/messages";
import { renderEnglish } from "../testing/render-english";
import { PictureField } from "./picture-field.client";

jest.mock("@/lib/api/browser/media");
const upload = jest.mocked(uploadPicture);

const texts = english.pictureField;
const before = "https://pictures.example/logo.png";
const path = `/media/${"a".repeat(64)}.webp`;
const png = new File(["x"], "logo.png", { type: "image/png" });
const filled = (text: string) => text.replace("{megabytes}", "8").replace("{maximum}", "200");

function Form({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <form aria-label="Identity">
      <PictureField id="logo" name="logo" label="Logo" value={value} onChange={setValue} />
      <input name="agencyName" aria-label="Name" defaultValue="" />
    </form>
  );
}
const show = (start: string | null = before) => {
  renderEnglish(<Form start={start} />);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Voyara" } });
};
const control = () => screen.getByLabelText(/^Logo/, { selector: "[type=file]" });
const choose = (file: File) => fireEvent.change(control(), { target: { files: [file] } });
/** What is sent under each name. */
const valuesOf = () => {
  const { elements } = screen.getByRole<HTMLFormElement>("form", { name: "Identity" });
  const named = [...elements].filter((each) => each instanceof HTMLInputElement && each.name);
  return Object.fromEntries((named as HTMLInputElement[]).map(({ name, value }) => [name, value]));
};
beforeEach(() => void upload.mockReset());

it("uploads what is chosen, says so, and gives the form its path", async () => {
  type Uploaded = Awaited<ReturnType<typeof uploadPicture>>;
  let finish: (uploaded: Uploaded) => void = () => {};
  upload.mockReturnValue(new Promise<Uploaded>((resolve) => (finish = resolve)));
  show(null);
  expect(screen.getByText(texts.none)).toBeVisible();
  expect(valuesOf()).toEqual({ logo: "", agencyName: "Voyara" });
  choose(png);
  expect(await screen.findByText(texts.uploading)).toBeVisible();
  // Not twice at once.
  choose(png);
  expect(upload).toHaveBeenCalledTimes(1);
  expect(upload.mock.calls[0]?.[0]).toBe(png);
  finish({ path, width: 10, height: 10 });
  expect(await screen.findByText(texts.done)).toBeVisible();
  expect(screen.getByRole("img", { name: texts.current })).toHaveAttribute("src", path);
  expect(valuesOf()).toEqual({ logo: path, agencyName: "Voyara" });
});

it("takes a picture that is dropped on it", async () => {
  upload.mockResolvedValue({ path, width: 10, height: 10 });
  show();
  fireEvent.drop(screen.getByRole("img"), { dataTransfer: { files: [png] } });
  expect(await screen.findByText(texts.done)).toBeVisible();
  expect(valuesOf()).toMatchObject({ logo: path });
});

it.each([
  [422, "invalid_input", texts.wrongKind],
  [413, "body_too_large", filled(texts.tooLarge)],
  [422, "too_many_pictures", filled(texts.tooMany)],
  [429, "too_many_attempts", texts.tooOften],
  [401, "session_expired", texts.signedOut],
  [0, "unreachable", texts.unreachable],
  [500, "internal_error", texts.failed],
])("says why it was refused (%d %s), and loses nothing", async (status, code, text) => {
  upload.mockRejectedValueOnce(new ApiError(status, code, "what the server says"));
  show();
  choose(png);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(control()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(valuesOf()).toEqual({ logo: before, agencyName: "Voyara" });
  upload.mockResolvedValueOnce({ path, width: 10, height: 10 });
  choose(png);
  expect(await screen.findByText(texts.done)).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("sends no file that is of another kind or too large", () => {
  show();
  choose(new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
  expect(screen.getByRole("alert")).toHaveTextContent(texts.wrongKind);
  const large = new File([new Uint8Array(pictureMaximumBytes + 1)], "a.png", { type: "image/png" });
  choose(large);
  expect(screen.getByRole("alert")).toHaveTextContent(filled(texts.tooLarge));
  expect(upload).not.toHaveBeenCalled();
  expect(valuesOf()).toMatchObject({ logo: before });
});

it("removes the picture, and stays where it was", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: `${texts.remove}: Logo` }));
  expect(valuesOf()).toEqual({ logo: "", agencyName: "Voyara" });
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(control()).toHaveFocus();
});
