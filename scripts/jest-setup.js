// An unexpected console.error or console.warn is a failure, as a user's console would show it. A
// test that expects one replaces the spy's implementation:
// jest.mocked(console.error).mockImplementation(() => {}).
const kinds = ["error", "warn"];
let complaints = [];

beforeEach(() => {
  complaints = [];
  for (const kind of kinds)
    jest.spyOn(console, kind).mockImplementation((...words) => complaints.push([kind, ...words]));
});

afterEach(() => {
  const heard = complaints;
  jest.restoreAllMocks();
  expect(heard).toEqual([]);
});

// On busy machines results arrive late; a generous timeout still fails on what never arrives.
if (typeof document !== "undefined")
  require("@testing-library/react").configure({ asyncUtilTimeout: 30_000 });

// jsdom has <dialog> but can neither open nor close it.
if (typeof HTMLDialogElement !== "undefined" && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
