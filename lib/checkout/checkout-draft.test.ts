import { checkoutDraft } from "./checkout-draft";

it("forgets with the booking what it may not store, too", () => {
  checkoutDraft.hold({ birthDate0: "1990-01-31" });
  expect(checkoutDraft.unsaved()).toEqual({ birthDate0: "1990-01-31" });
  checkoutDraft.forget();
  expect([checkoutDraft.unsaved(), checkoutDraft.read()]).toEqual([{}, {}]);
});
