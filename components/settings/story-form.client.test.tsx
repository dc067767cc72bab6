/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { getStory, saveStory } from "@/lib/api/browser/stories";
import type { StoryFields } from "@/lib/api/contract/stories";
import { ApiError } from "@/lib/api/errors";
import { english } from "@/lib/i18n/messages";
import { renderEnglish } from "@/components/site/testing/render-english";
import { StoryForm } from "./story-form.client";

jest.mock("@/lib/api/browser/stories");
jest.mock("@/components/site/forms/rich-text/rich-text-editor.client", () => ({
  RichTextEditor: () => null,
}));
const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {}, replace }) }));
const save = jest.mocked(saveStory);
const read = jest.mocked(getStory);

const texts = english.settings;
const now = "2026-11-21T12:00:00.000Z";
const stored: StoryFields = {
  image: "/assets/inventory/hotels/harbour-1",
  author: "Ana",
  publishedAt: now,
  texts: { en: { title: "By sea", summary: "s", content: "<p>x</p>" } },
};
const show = (props: Partial<Parameters<typeof StoryForm>[0]> = {}) =>
  renderEnglish(
    <StoryForm
      kind="blog"
      slug={null}
      taken={["by-sea"]}
      version={-1}
      story={{ author: "Alpha", publishedAt: now }}
      userId="owner"
      languages={["en"]}
      defaultLanguage="en"
      timeZone="Europe/Lisbon"
      countries={[{ value: "PT", name: "Portugal" }]}
      prefix=""
      {...props}
    />,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  sessionStorage.clear();
  save.mockReset();
  read.mockReset();
  replace.mockReset();
});

it("makes a new one's address of its title, and sends what it began with", async () => {
  save.mockResolvedValue({ version: 7, story: stored });
  show();
  type(texts.story.title, "By sea");
  expect(screen.getByText("/blog/by-sea-2")).toBeVisible();
  type(texts.fields.publishedAt, "2027-01-02T09:30");
  press(texts.save);
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/settings/website/blog/by-sea-2"));
  expect(save).toHaveBeenCalledWith(
    { kind: "blog", slug: "by-sea-2" },
    {
      version: null,
      story: {
        author: "Alpha",
        publishedAt: "2027-01-02T09:30:00.000Z",
        texts: { en: { title: "By sea", summary: "", content: "" } },
      },
    },
  );
});

const taken = new ApiError(409, "version_conflict", "It was changed since");
const slugs = () => save.mock.calls.map(([{ slug }, { version }]) => [slug, version]);

it("takes the next address where another one came in between, and never its story", async () => {
  save.mockRejectedValueOnce(taken).mockResolvedValue({ version: 9, story: stored });
  read.mockResolvedValue({ version: 8, story: { ...stored, author: "Rui" }, revisions: [] });
  show();
  type(texts.story.title, "By sea");
  press(texts.save);
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/settings/website/blog/by-sea-3"));
  expect(slugs()).toEqual([
    ["by-sea-2", null],
    ["by-sea-3", null],
  ]);
});

it("goes on with its own story where the answer to the first save was lost", async () => {
  const mine = { author: "Alpha", publishedAt: now, image: "" };
  const text = { title: "Home", summary: "", content: "" };
  save
    .mockRejectedValueOnce(new TypeError("network"))
    .mockRejectedValueOnce(taken)
    .mockResolvedValue({ version: 9, story: stored });
  read.mockResolvedValue({ version: 8, story: { ...mine, texts: { en: text } }, revisions: [] });
  show();
  type(texts.story.title, "Home");
  press(texts.save);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole("button", { name: texts.save })).toBeEnabled());
  type(texts.fields.author, "Eva");
  press(texts.save);
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/settings/website/blog/home"));
  expect(slugs()).toEqual([
    ["home", null],
    ["home", null],
    ["home", 8],
  ]);
});

it("keeps what is typed while a new one is saved for the page of the stored one", async () => {
  let answer: (saved: Awaited<ReturnType<typeof saveStory>>) => void = () => {};
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { unmount } = show();
  type(texts.story.title, "Home");
  press(texts.save);
  await waitFor(() => expect(save).toHaveBeenCalled());
  type(texts.fields.author, "Eva");
  answer({ version: 9, story: stored });
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/settings/website/blog/home"));
  unmount();
  await act(async () => void show({ slug: "home", version: 9, story: stored }));
  expect(screen.getByLabelText(texts.fields.author)).toHaveValue("Eva");
});

it("keeps what is typed, and shows what another one has saved beside it", async () => {
  save.mockRejectedValueOnce(taken);
  read.mockResolvedValue({ version: 8, story: { ...stored, author: "Rui" }, revisions: [] });
  show({ slug: "by-sea", version: 7, story: stored });
  type(texts.fields.author, "Eva");
  press(texts.save);
  const notes = (await screen.findByText(texts.conflict)).closest("[role=alert]") as HTMLElement;
  expect(within(notes).getByText("Rui")).toBeVisible();
  expect(screen.getByLabelText(texts.fields.author)).toHaveValue("Eva");
  save.mockResolvedValue({ version: 9, story: { ...stored, author: "Eva" } });
  press(texts.save);
  expect(await screen.findByText(texts.allSaved)).toBeVisible();
  expect(save).toHaveBeenLastCalledWith(
    { kind: "blog", slug: "by-sea" },
    { version: 8, story: { author: "Eva" } },
  );
});

it("keeps what is typed where another one has deleted the story, and says so", async () => {
  save.mockRejectedValue(new ApiError(404, "story_not_found", "There is no such story"));
  show({ slug: "by-sea", version: 7, story: stored });
  type(texts.fields.author, "Eva");
  press(texts.save);
  expect(await screen.findByText(texts.gone)).toBeVisible();
  expect(screen.getByLabelText(texts.fields.author)).toHaveValue("Eva");
});

it("shows the language of a refused text, and the problem with it", async () => {
  const issues = [{ path: "story.texts.pt.content", message: "must not be empty" }];
  save.mockRejectedValue(
    new ApiError(422, "invalid_input", "Some of the input is wrong", null, issues),
  );
  const languages = ["en", "de", "pt"] as const;
  show({ slug: "by-sea", version: 7, story: stored, languages });
  type(texts.fields.author, "Eva");
  press(texts.save);
  expect(await screen.findByText(texts.problems.story, { selector: "[id$=error]" })).toBeVisible();
  expect(screen.getByLabelText(`${texts.story.title} (Português)`)).toBeVisible();
});

it("takes no time of a year with five digits", async () => {
  show({ slug: "by-sea", version: 7, story: stored });
  // jsdom's own field of a day takes none.
  const field = screen.getByLabelText(texts.fields.publishedAt);
  field.setAttribute("type", "text");
  fireEvent.change(field, { target: { value: "12027-01-02T09:30" } });
  save.mockResolvedValue({ version: 8, story: stored });
  press(texts.save);
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[1]).toEqual({ version: 7, story: { publishedAt: "" } });
});

it("sends an empty place as none, and what is no number to be refused", async () => {
  save.mockResolvedValue({ version: 8, story: {} });
  const place = { countryCode: "PT", lat: 37, long: -7.9, airportLat: 37.1, airportLong: -8 };
  show({ kind: "destinations", slug: "faro", version: 7, story: { ...stored, ...place } });
  type(texts.fields.lat, "37,02");
  type(texts.fields.airportLat, "");
  type(texts.fields.airportLong, "west");
  press(texts.save);
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(JSON.stringify(save.mock.calls[0]?.[1])).toBe(
    JSON.stringify({ version: 7, story: { lat: 37.02, airportLat: null, airportLong: "west" } }),
  );
});
