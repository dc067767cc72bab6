import { ApiError } from "@/lib/api/errors";
import { renderPage } from "@/lib/testing/render-page";
import { orSearchFailure } from "./or-search-failure";

const log = () => jest.mocked(console.error).mockImplementation(() => {});

test("what is found is found", async () =>
  expect(await orSearchFailure("search", Promise.resolve([1]))).toEqual([1]));

test("a search too many is whoever asks's own doing, and no operator's business", async () => {
  const logged = log();
  expect(
    await orSearchFailure(
      "a search too many",
      Promise.reject(new ApiError(429, "too_many_attempts", "x")),
    ),
  ).toBe("tooMany");
  expect(logged).not.toHaveBeenCalled();
});

test("any other failure is told of, and the page incomplete", async () => {
  const logged = log();
  const search = () => Promise.reject(new ApiError(503, "supplier_unavailable", "x"));
  expect(await renderPage(() => orSearchFailure("a search", search()))).toEqual({
    value: "failed",
    isIncomplete: true,
  });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("a search: ApiError"));
});
