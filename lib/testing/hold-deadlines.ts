type Deadline = { ms: number; pass: () => void };

/**
 * Until the test is over no `AbortSignal.timeout` passes by itself: a busy machine reaches none by
 * accident.
 * @returns those that were set from now on, in their order; `pass` is as if the time were over
 */
export function holdDeadlines(): Deadline[] {
  const deadlines: Deadline[] = [];
  jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    deadlines.push({
      ms,
      pass: () =>
        controller.abort(
          new DOMException("The operation was aborted due to timeout", "TimeoutError"),
        ),
    });
    return controller.signal;
  });
  return deadlines;
}
