// A console.error or console.warn nobody expected is a failure, as a user's console would show it.
// A test that expects one replaces the spy's implementation:
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

// What is waited for comes late where all cores are busy; what never comes is found all the same.
if (typeof document !== "undefined")
  require("@testing-library/react").configure({ asyncUtilTimeout: 30_000 });

// jsdom knows <dialog> but neither of the ways to open and close it.
if (typeof HTMLDialogElement !== "undefined" && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
