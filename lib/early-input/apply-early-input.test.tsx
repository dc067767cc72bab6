/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import { useHasScript } from "@/lib/device/use-has-script";
import { applyEarlyInput } from "./apply-early-input";
import { recordEarlyInput } from "./record-early-input";

const heard: string[] = [];

/** Controlled and the browser's own, some of which the arrival renders anew. */
function Fields() {
  const hasScript = useHasScript();
  const [text, setText] = useState("");
  const [count, setCount] = useState(1);
  const [isTicked, setTicked] = useState(false);
  return (
    <form data-script={hasScript}>
      <input
        aria-label="text"
        name="text"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output name="typed">{text}</output>
      <button type="button" data-early-clicks onClick={() => setCount(count + 1)}>
        <b>more</b>
      </button>
      <button type="button" onClick={() => heard.push("other")}>
        other
      </button>
      <output name="count">{count}</output>
      <input
        aria-label="tick"
        name="tick"
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <input
        aria-label="a"
        name="one"
        type="radio"
        value="a"
        defaultChecked
        onChange={() => heard.push("a")}
      />
      <input aria-label="b" name="one" type="radio" value="b" onChange={() => heard.push("b")} />
      <select aria-label="choice" name="choice" onChange={({ target }) => heard.push(target.value)}>
        <option>x</option>
        <option>y</option>
      </select>
      <input aria-label="focused" name="focused" onFocus={() => heard.push("focus")} />
    </form>
  );
}
const page = (
  <>
    <Fields />
    <ScriptArrival />
  </>
);

let leave = () => {};
function open() {
  // As the page runs it.
  // oxlint-disable-next-line no-eval
  (0, eval)(recordEarlyInput);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const find = <Found extends Element = HTMLInputElement>(selector: string) => {
    const found = container.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    find,
    arrive: async () => {
      const root = await act(async () => hydrateRoot(container, page));
      leave = () => act(() => (root.unmount(), container.remove()));
    },
  };
}

beforeEach(() => {
  heard.length = 0;
});
afterEach(() => leave());

it("applies what was typed and ticked to fields that would say something else again", async () => {
  const { find, arrive } = open();
  fireEvent.input(find("[name=text]"), { target: { value: "Li" } });
  fireEvent.input(find("[name=text]"), { target: { value: "Lisbon" } });
  find("[name=tick]").click();
  await arrive();
  expect(find("form")).toHaveAttribute("data-script", "true");
  expect(find("[name=text]")).toHaveValue("Lisbon");
  expect(find("[name=typed]")).toHaveTextContent("Lisbon");
  expect(find("[name=tick]")).toBeChecked();
});

it("tells listeners once what was chosen last", async () => {
  const { find, arrive } = open();
  find("[value=b]").click();
  const select = find<HTMLSelectElement>("select");
  for (const value of ["y", "x", "y"]) {
    fireEvent.input(select, { target: { value } });
    fireEvent.change(select, { target: { value } });
  }
  await arrive();
  expect(heard).toEqual(["b", "y"]);
  expect(select).toHaveValue("y");
  expect(find("[value=b]")).toBeChecked();
});

it("steps as often as was pressed, and presses no other button", async () => {
  const { find, arrive } = open();
  for (const button of ["b", "b", "button:nth-of-type(2)"]) find<HTMLElement>(button).click();
  await arrive();
  expect(find("[name=count]")).toHaveTextContent("3");
  expect(heard).toEqual([]);
});

it("tells a field that it has the focus, if it still has", async () => {
  const { find, arrive } = open();
  find("[name=focused]").focus();
  await arrive();
  expect(heard).toEqual(["focus"]);
});

it("leaves alone what a browser has restored", async () => {
  const { find, arrive } = open();
  find<HTMLSelectElement>("select").value = "y";
  find("[value=b]").checked = true;
  await arrive();
  expect(heard).toEqual([]);
});

it("applies nothing twice, and nothing that was done since", async () => {
  const { find, arrive } = open();
  find<HTMLElement>("b").click();
  await arrive();
  await act(async () => find<HTMLElement>("b").click());
  await act(applyEarlyInput);
  expect(find("[name=count]")).toHaveTextContent("3");
});

it("keeps what was done to a part that hydrates later", async () => {
  const { arrive } = open();
  const later = document.body.appendChild(document.createElement("input"));
  fireEvent.input(later, { target: { value: "later" } });
  await arrive();
  expect(globalThis.earlyInput?.map(({ target, value }) => [target, value])).toEqual([
    [later, "later"],
  ]);
  later.remove();
});

it("says that the page is ready once no part is late", async () => {
  const other = document.body.appendChild(document.createElement("template"));
  other.dataset.late = "";
  delete document.documentElement.dataset.ready;
  await open().arrive();
  expect(document.documentElement).not.toHaveAttribute("data-ready");
  leave();
  other.remove();
  await open().arrive();
  expect(document.documentElement).toHaveAttribute("data-ready");
});
