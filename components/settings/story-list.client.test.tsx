/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { deleteStory, restoreStory } from "@/lib/api/browser/stories";
import { english } from "@/lib/i18n/messages";
import { renderEnglish } from "@/components/site/testing/render-english";
import { StoryList, type ListedStory } from "./story-list.client";

jest.mock("@/lib/api/browser/stories");
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const texts = english.settings.story;
const toStory = (slug: string): ListedStory => ({
  ...{ slug, title: slug, language: "en", note: "", isScheduled: false },
});
/** As the server would render it anew. */
function Page() {
  const [slugs, setSlugs] = useState(["one", "two"]);
  refresh.mockImplementation(() => setSlugs((all) => all.slice(1)));
  return <StoryList kind="blog" prefix="" stories={slugs.map(toStory)} deleted={[]} />;
}

it("moves the focus to the next one after one is deleted, and then to the empty list", async () => {
  jest.mocked(deleteStory).mockResolvedValue({ ok: true });
  renderEnglish(<Page />);
  const remove = async (title: string) => {
    fireEvent.click(screen.getByLabelText(texts.deleteOf.replace("{title}", title)));
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: texts.delete })));
  };
  await remove("one");
  await waitFor(() => expect(screen.getByRole("link", { name: "two" })).toHaveFocus());
  await remove("two");
  await waitFor(() => expect(screen.getByText(texts.noneBlog).parentElement).toHaveFocus());
});

it("brings a deleted one back as it was right before, and keeps the focus in the list", async () => {
  jest.mocked(restoreStory).mockResolvedValue({ version: 9, story: {} });
  refresh.mockImplementation(() => {});
  const deleted = [
    { slug: "gone", title: "Gone", language: "en" as const, version: 8, day: "1/2" },
  ];
  renderEnglish(<StoryList kind="blog" prefix="" stories={[]} deleted={deleted} />);
  const label = texts.restoreOf.replace("{title}", "Gone");
  await act(async () => void fireEvent.click(screen.getByLabelText(label)));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(restoreStory).toHaveBeenCalledWith(
    { kind: "blog", slug: "gone" },
    { version: null, revision: 7 },
  );
  expect(screen.getByText(texts.noneBlog).parentElement).toHaveFocus();
});
