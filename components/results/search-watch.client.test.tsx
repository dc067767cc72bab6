/** @jest-environment jest-fixed-jsdom */
import { act, render, waitFor } from "@testing-library/react";
import type { SearchBody } from "@/lib/api/browser/searches";
import type { ItemService } from "@/lib/api/contract/items";
import { clearQueries } from "@/lib/queries/clear-queries";
import { SearchWatch } from "./search-watch.client";

const refresh = jest.fn();
// One router, as in the product: a new one with each render would be a change.
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const service = "any" as ItemService;
const search = { page: 1 } as SearchBody;
const searching = { state: "searching", unfiltered: 0 } as const;
const partial = { state: "partial", unfiltered: 3 } as const;
const complete = { state: "complete", unfiltered: 12 } as const;

function watch(answers: (object | number)[]) {
  const left = [...answers];
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    bodies.push(await (request as Request).json());
    const answer = left.length > 1 ? left.shift() : left[0];
    return typeof answer === "number"
      ? Response.json({ code: "supplier_unavailable" }, { status: answer })
      : Response.json(answer);
  });
  const view = render(<SearchWatch service={service} search={search} shown={searching} />);
  return { bodies, ...view };
}
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeEach(() => {
  clearQueries();
  refresh.mockClear();
});

it("polls the search that the page shows, and renders nothing anew while nothing is new", async () => {
  const { bodies } = watch([searching]);
  await waitFor(() => expect(bodies.length).toBeGreaterThan(1), { timeout: 5_000 });
  expect(bodies[0]).toEqual(search);
  expect(refresh).not.toHaveBeenCalled();
});

it("has the page rendered for partial results, and again when there are all", async () => {
  const { rerender } = watch([searching, partial, partial, partial, complete]);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  rerender(<SearchWatch service={service} search={search} shown={partial} />);
  await pause(1_500);
  expect(refresh).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});

it("has the page rendered when the search has failed", async () => {
  watch([searching, 503]);
  await waitFor(() => expect(refresh).toHaveBeenCalled(), { timeout: 5_000 });
});

it("asks for the page again when it was rendered a moment too early", async () => {
  watch([complete]);
  await waitFor(() => expect(refresh.mock.calls.length).toBeGreaterThan(1), { timeout: 5_000 });
});
