/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { startTransition, use, useState, type ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { ResultsBoundary } from "./results-boundary.client";

const List = ({ text }: { text: string }) => (
  <ol>
    {Array.from({ length: 300 }, (_, index) => (
      <li key={index}>{`${text} ${index}, which is as long as the line of a card`}</li>
    ))}
  </ol>
);
const Late = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

const toDocument = async (fallback: ReactNode) =>
  new Response(
    await renderToReadableStream(
      <main>
        <ResultsBoundary fallback={fallback}>
          <List text="Result" />
        </ResultsBoundary>
      </main>,
    ),
  ).text();

it("writes results that are there where they belong, which React doesn't within a boundary", async () => {
  const whole = await toDocument(null);
  expect(whole.indexOf("Result 0")).toBeLessThan(whole.indexOf("</main>"));
  expect(whole).not.toMatch(/<template|<script/);
  const streamed = await toDocument(<p>Searching</p>);
  expect(streamed.indexOf("Result 0")).toBeGreaterThan(streamed.indexOf("</main>"));
  expect(streamed).toMatch(/<template[\s\S]*<script/);
});

it.each([
  ["came with the page", null],
  ["streamed in", <p key="fallback">Searching</p>],
])("keeps results that %s until the next are there, however those come", async (_how, fallback) => {
  let resolve: (text: string) => void = () => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  function Page() {
    const [isNext, setNext] = useState(false);
    return (
      <ResultsBoundary fallback={isNext ? <p>Searching again</p> : fallback}>
        {isNext ? <Late text={promise} /> : <p>First</p>}
        <input aria-label="A filter" onFocus={() => startTransition(() => setNext(true))} />
      </ResultsBoundary>
    );
  }
  render(<Page />);
  const filter = screen.getByRole("textbox");
  await act(async () => filter.focus());
  expect(screen.getByText("First")).toBeVisible();
  expect(screen.queryByText("Searching again")).not.toBeInTheDocument();
  await act(async () => resolve("Next"));
  expect(screen.getByText("Next")).toBeVisible();
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  expect(screen.getByRole("textbox")).toBe(filter);
});
