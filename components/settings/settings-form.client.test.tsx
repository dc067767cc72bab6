/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { getWebsiteSettings, saveWebsiteSettings } from "@/lib/api/browser/agency-settings";
import type { StoredSettings } from "@/lib/api/contract/agency-settings";
import { ApiError } from "@/lib/api/errors";
import { english } from "@/lib/i18n/messages";
import { renderEnglish } from "@/components/site/testing/render-english";
import { ContactFields } from "./contact-fields.client";
import { PagesFields } from "./pages-fields.client";
import { SectionForm } from "./section-form.client";

jest.mock("@/lib/api/browser/agency-settings");
jest.mock("@/components/site/forms/rich-text/rich-text-editor.client", () => ({
  RichTextEditor: () => null,
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));
const save = jest.mocked(saveWebsiteSettings);
const read = jest.mocked(getWebsiteSettings);

const texts = english.settings;
const stored = (version: number, settings: StoredSettings["settings"] = {}): StoredSettings => ({
  version,
  settings: { city: "Porto", state: "Norte", facebook: null, ...settings },
});
const form = (from: StoredSettings, userId: string) => (
  <SectionForm
    section="contact"
    stored={from}
    userId={userId}
    languages={["en", "de"]}
    defaultLanguage="en"
  >
    <ContactFields />
  </SectionForm>
);
const show = (from = stored(3), userId = "owner") => renderEnglish(form(from, userId));
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const conflict = new ApiError(409, "version_conflict", "The agency was changed since");

beforeEach(() => {
  sessionStorage.clear();
  save.mockReset();
  read.mockReset();
});

it("sends only what has changed, and says when all is saved", async () => {
  save.mockResolvedValue(stored(4, { city: "Faro" }));
  show();
  type(texts.fields.city, "Faro");
  expect(screen.getByText(texts.unsaved)).toBeVisible();
  press(texts.save);
  expect(await screen.findByText(texts.allSaved)).toBeVisible();
  expect(save).toHaveBeenCalledWith("contact", { version: 3, settings: { city: "Faro" } });
  expect(field(texts.fields.city)).toHaveValue("Faro");
});

it("brings back what was typed and not saved, in this tab", () => {
  const { unmount } = show();
  type(texts.fields.city, "Faro");
  unmount();
  show();
  expect(screen.getByText(texts.isBack)).toBeVisible();
  expect(field(texts.fields.city)).toHaveValue("Faro");
  press(texts.discard);
  expect(field(texts.fields.city)).toHaveValue("Porto");
  expect(sessionStorage).toHaveLength(0);
});

it("keeps one person's text from another one in the same tab", () => {
  const { unmount } = show();
  type(texts.fields.city, "Faro");
  unmount();
  show(stored(3), "admin");
  expect(screen.queryByText(texts.isBack)).toBeNull();
  expect(field(texts.fields.city)).toHaveValue("Porto");
});

it("keeps what is typed while a save is under way", async () => {
  let finish: (saved: StoredSettings) => void = () => {};
  save.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  show();
  type(texts.fields.city, "Faro");
  press(texts.save);
  type(texts.fields.city, "Faro, Algarve");
  finish(stored(4, { city: "Faro" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: texts.save })).not.toHaveAttribute("aria-busy"),
  );
  expect(field(texts.fields.city)).toHaveValue("Faro, Algarve");
  expect(screen.getByText(texts.unsaved)).toBeVisible();
});

it("shows what is restored below it beside what is typed", () => {
  const { rerender } = show();
  type(texts.fields.city, "Faro");
  rerender(form(stored(4, { city: "Lisbon", state: "B" }), "owner"));
  expect(screen.getByText(texts.conflict)).toBeVisible();
  expect(field(texts.fields.city)).toHaveValue("Faro");
  expect(field(texts.fields.state)).toHaveValue("B");
});

it("sets both flags of a page by its one switch", async () => {
  save.mockResolvedValue({ version: 4, settings: {} });
  const about = { en: { isEnabled: false, title: "A", image: null, content: "<p>B</p>" } };
  renderEnglish(
    <SectionForm
      section="pages"
      stored={{ version: 3, settings: { about, faq: {}, isAbousUsEnable: false } }}
      userId="owner"
      languages={["en"]}
      defaultLanguage="en"
    >
      <PagesFields />
    </SectionForm>,
  );
  fireEvent.click(field(texts.fields.isAbousUsEnable));
  press(texts.save);
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[1].settings).toEqual({
    about: { en: { ...about.en, isEnabled: true } },
    isAbousUsEnable: true,
  });
});

it("saves over a change elsewhere, which stays", async () => {
  save.mockRejectedValueOnce(conflict).mockResolvedValue(stored(5, { state: "B", city: "Faro" }));
  read.mockResolvedValue(stored(4, { state: "B" }));
  show();
  type(texts.fields.city, "Faro");
  press(texts.save);
  expect(await screen.findByText(texts.allSaved)).toBeVisible();
  expect(save).toHaveBeenLastCalledWith("contact", { version: 4, settings: { city: "Faro" } });
  expect(field(texts.fields.state)).toHaveValue("B");
});

it("shows both texts where two have changed the same, and loses neither", async () => {
  save.mockRejectedValueOnce(conflict);
  read.mockResolvedValue(stored(4, { city: "Lisbon" }));
  show();
  type(texts.fields.city, "Faro");
  press(texts.save);
  const notes = (await screen.findByText(texts.conflict)).closest("[role=alert]");
  expect(within(notes as HTMLElement).getByText("Lisbon")).toBeVisible();
  expect(within(notes as HTMLElement).getByText("Faro")).toBeVisible();
  expect(field(texts.fields.city)).toHaveValue("Faro");
  press(texts.takeTheirs);
  expect(field(texts.fields.city)).toHaveValue("Lisbon");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("marks the refused field and keeps what was typed", async () => {
  save.mockRejectedValue(
    new ApiError(422, "invalid_input", "Some of the input is wrong", null, [
      { path: "settings.facebook", message: "must be a page on facebook.com" },
    ]),
  );
  show();
  type(texts.fields.facebook, "javascript:alert(1)");
  press(texts.save);
  await waitFor(() => expect(field(texts.fields.facebook)).toBeInvalid());
  expect(field(texts.fields.facebook)).toHaveAccessibleDescription(texts.problems.url);
  expect(field(texts.fields.facebook)).toHaveValue("javascript:alert(1)");
});

const asked = (question: string) => ({ question, answer: `<p>${question}</p>` });
const showQuestions = (from: StoredSettings) =>
  renderEnglish(
    <SectionForm
      section="pages"
      stored={from}
      userId="owner"
      languages={["en"]}
      defaultLanguage="en"
    >
      <PagesFields />
    </SectionForm>,
  );
const withQuestions = (version: number, ...questions: string[]): StoredSettings => ({
  version,
  settings: {
    about: {},
    faq: { en: { isEnabled: true, headerMessage: "", questions: questions.map(asked) } },
  },
});

it("moves the focus along with a question, to its other button at the end of the list", async () => {
  showQuestions(withQuestions(3, "First?", "Second?", "Third?"));
  // The About page's editor arrives.
  await act(async () => {
    await import("@/components/site/forms/rich-text/rich-text-editor.client");
  });
  const button = (text: string, name: string) =>
    screen.getByRole("button", { name: text.replace("{name}", name) });
  fireEvent.click(button(texts.list.downOf, "First?"));
  expect(button(texts.list.downOf, "First?")).toHaveFocus();
  fireEvent.click(button(texts.list.downOf, "First?"));
  expect(button(texts.list.upOf, "First?")).toHaveFocus();
});

it("keeps a question unfolded over a save that was cleaned", async () => {
  save.mockResolvedValue(withQuestions(4, "Why then?"));
  showQuestions(withQuestions(3, "Why so?"));
  press("Why so?");
  type(texts.page.questionText, "Why then, once?");
  press(texts.save);
  await waitFor(() => expect(field(texts.page.questionText)).toHaveValue("Why then?"));
});
