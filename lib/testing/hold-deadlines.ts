type Deadline = { ms: number; pass: () => void };

/**
 * Until the test ends no `AbortSignal.timeout` fires by itself, so a busy machine reaches none by
 * accident.
 * @returns those that were set from now on, in order; `pass` fires one
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
