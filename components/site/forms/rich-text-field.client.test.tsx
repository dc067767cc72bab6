/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "@tiptap/react";
import { renderToStaticMarkup } from "react-dom/server";
import { English, renderEnglish } from "@/components/site/testing/render-english";
import { Field } from "@/components/ui/field";
import messages from "@/messages/en.json";
import { RichTextField } from "./rich-text-field.client";

const { tools, link, editor: back, sourceOnly } = messages.richText;

const field = (html: string, onChange?: (changed: string) => void) => (
  <Field id="about" label="About us">
    {(control) => (
      <RichTextField
        control={{ ...control, name: "about" }}
        label="About us"
        language="ar"
        defaultValue={html}
        {...(onChange && { onChange })}
      />
    )}
  </Field>
);
const button = (name: string) => screen.getByRole("button", { name });
const sent = () => document.querySelector<HTMLInputElement>("input[name=about]")?.value;
const area = () => screen.findByRole("textbox", { name: "About us" });

beforeAll(() => {
  // What jsdom doesn't have.
  window.CSS = { escape: (id: string) => id } as typeof CSS;
  const rect = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => rect as DOMRect;
  document.elementFromPoint = () => null;
});

/** With the editor in place of the text area, and all of its text selected. */
async function open(html: string, onChange?: (changed: string) => void) {
  renderEnglish(<form onSubmit={(event) => event.preventDefault()}>{field(html, onChange)}</form>);
  await screen.findByRole("toolbar");
  const text = await area();
  const { editor } = text as unknown as { editor: Editor };
  act(() => void editor.commands.selectAll());
  return { text, editor };
}

test("without script it is a text area with the HTML", () => {
  const html = renderToStaticMarkup(<English>{field("<p>a</p>")}</English>);
  expect(html).toMatch(/<textarea[^>]* id="about"[^>]*>&lt;p&gt;a&lt;\/p&gt;<\/textarea>/);
  expect(html).not.toContain("toolbar");
});

test("the editor keeps what was typed before it came", async () => {
  renderEnglish(field("<p>a</p>"));
  fireEvent.change(screen.getByLabelText("About us"), { target: { value: "<p>typed</p>" } });
  await screen.findByRole("toolbar");
  const text = await area();
  expect(text).toHaveTextContent("typed");
  expect(text).toHaveAttribute("dir", "rtl");
  expect(text).toHaveAttribute("id", "about");
  expect(document.querySelector("style[data-tiptap-style]")).toBeNull();
  expect(sent()).toBe("<p>typed</p>");
});

test("buttons are pressed where the cursor is, and change what the form sends", async () => {
  const changes: string[] = [];
  const inputs: string[] = [];
  const { editor } = await open("<p>a</p>", (html) => changes.push(html));
  document.querySelector("form")?.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) inputs.push(`${target.name}=${target.value}`);
  });
  expect(button(tools.bold)).toHaveAttribute("aria-pressed", "false");
  expect(button(tools.rule)).not.toHaveAttribute("aria-pressed");
  await userEvent.click(button(tools.bold));
  await waitFor(() => expect(button(tools.bold)).toHaveAttribute("aria-pressed", "true"));
  await userEvent.click(button(tools.heading3));
  expect(sent()).toBe("<h3><strong>a</strong></h3>");
  expect(changes.at(-1)).toBe(sent());
  expect(inputs.at(-1)).toBe(`about=${sent()}`);
  act(() => void editor.commands.clearContent(true));
  expect(sent()).toBe("");
});

test("arrow keys move between the buttons, which are one stop of the tab key", async () => {
  await open("<p>a</p>");
  act(() => button(tools.heading2).focus());
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(button(tools.heading4)).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(button(tools.source)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(button(tools.heading2)).toHaveFocus();
  expect(screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test("a link to a script is refused with a message, one to a site is set", async () => {
  await open("<p>a</p>");
  await userEvent.click(button(tools.link));
  const address = screen.getByLabelText(link.address);
  expect(address).toHaveFocus();
  await userEvent.type(address, "javascript:alert(1){Enter}");
  expect(address).toBeInvalid();
  expect(address).toHaveAccessibleDescription(link.refused);
  expect(sent()).toBe("<p>a</p>");
  await userEvent.clear(address);
  await userEvent.type(address, "a.example{Enter}");
  expect(sent()).toBe('<p><a href="https://a.example" rel="noopener nofollow ugc">a</a></p>');
  expect(screen.queryByLabelText(link.address)).toBeNull();
});

test("what is pasted is cleaned", async () => {
  const { editor } = await open("<p>a</p>");
  act(() => {
    editor.view.pasteHTML(
      '<p class="MsoNormal" style="color:red">b <b>c</b><script>x</script></p>',
      new Event("paste") as ClipboardEvent,
    );
  });
  expect(sent()).toBe("<p>b <strong>c</strong></p>");
});

test("a text with a table is edited as HTML, and in the editor once the table is gone", async () => {
  renderEnglish(field("<table><tbody><tr><td>1</td></tr></tbody></table>"));
  await userEvent.click(await screen.findByRole("button", { name: back }));
  expect(screen.getByRole("status")).toHaveTextContent(sourceOnly);
  const source = screen.getByLabelText<HTMLTextAreaElement>("About us");
  expect(source).toHaveAttribute("name", "about");
  expect(source.value).toContain("<table>");
  fireEvent.change(source, { target: { value: "<p>b</p>" } });
  await userEvent.click(button(back));
  expect(sent()).toBe("<p>b</p>");
  await userEvent.click(button(tools.source));
  expect(screen.getByLabelText("About us")).toHaveValue("<p>b</p>");
});
