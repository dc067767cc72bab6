/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { StoredSettings } from "@/lib/api/contract/agency-settings";
import { english } from "@/lib/i18n/messages";
import { SectionForm } from "@/components/settings/section-form.client";
import { SectionFields } from "@/components/settings/section-fields.client";
import { renderEnglish } from "@/components/site/testing/render-english";
import { Preview } from "./preview.client";

jest.mock("@/lib/api/browser/agency-settings");
jest.mock("@/components/site/forms/rich-text/rich-text-editor.client", () => ({
  RichTextEditor: () => null,
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const texts = english.settings;
const show = (section: "pages" | "policies" | "home", settings: StoredSettings["settings"]) =>
  renderEnglish(
    <SectionForm
      section={section}
      stored={{ version: 3, settings }}
      userId="owner"
      languages={["en", "de"]}
      defaultLanguage="en"
      hasTexts
      preview={<Preview agencyName="Alpha" />}
    >
      <SectionFields
        section={section}
        options={{ currencies: [], countries: [], timeZones: [], usual: null }}
      />
    </SectionForm>,
  );
/** jsdom unfolds nothing by a click. */
const unfold = async () => {
  const fold = screen.getByText(texts.preview.title).closest("details") as HTMLDetailsElement;
  fold.open = true;
  await act(async () => {
    fireEvent(fold, new Event("toggle"));
    await import("./preview-body.client");
  });
  return fold;
};
const about = (title: string, content: string) => ({
  isEnabled: true,
  title,
  image: null,
  content,
});

it("shows a page as it is typed in the chosen language, cleaned as on the site", async () => {
  show("pages", {
    about: {
      en: about("About us", '<p onclick="a()">We <b>sail</b></p><script>alert(1)</script>'),
      de: about("Über uns", "<p>Wir segeln</p>"),
    },
    faq: {},
    isAbousUsEnable: true,
  });
  const fold = await unfold();
  expect(fold.querySelector(".rich-text")?.innerHTML).toBe("<p>We <b>sail</b></p>");
  fireEvent.change(screen.getByLabelText(`${texts.page.title} (English)`), {
    target: { value: "Who we are" },
  });
  expect(await screen.findByText("Who we are")).toBeVisible();
  fireEvent.change(screen.getByLabelText(texts.preview.language), { target: { value: "de" } });
  expect(await screen.findByText("Wir segeln")).toBeVisible();
});

it("shows the first view and the reasons of the home page", async () => {
  show("home", {
    hero: { image: null, title: { en: "Slow journeys" }, text: {}, composition: "split" },
    highlights: [{ icon: "star", title: { en: "By train" }, text: {} }],
    trust: [{ kind: "since", text: { en: "Since 1998" }, url: null }],
  });
  const fold = await unfold();
  expect(within(fold).queryByRole("heading", { level: 1 })).toBeNull();
  const order = ["Slow journeys", "Find, compare and book with Alpha.", "Since 1998"];
  expect(fold).toHaveTextContent(
    new RegExp([...order, "Why book with Alpha", "By train"].join(".*")),
  );
});
