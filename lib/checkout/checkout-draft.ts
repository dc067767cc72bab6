import { tabStorage } from "@/lib/tab-storage";

const key = "checkoutDraft";

/**
 * What the buyer has typed at checkout, by the names of the controls. Names, addresses and wishes:
 * card data is never typed here.
 */
export type CheckoutDraft = Readonly<Record<string, string>>;

/** What may not be stored, as long as this page is open. */
let held: CheckoutDraft = {};

const isDraft = (value: unknown): value is CheckoutDraft =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

/**
 * One per tab: who goes on to another offer for the same trip needn't type it again. It is
 * forgotten with the booking that comes of it.
 */
export const checkoutDraft = {
  read(): CheckoutDraft {
    try {
      const stored: unknown = JSON.parse(tabStorage.get(key) ?? "{}");
      return isDraft(stored) ? stored : {};
    } catch {
      return {};
    }
  },
  write: (draft: CheckoutDraft): void => tabStorage.set(key, JSON.stringify(draft)),
  /** Keeps what may not be stored, such as dates of birth, until the page is left or reloaded. */
  hold(draft: CheckoutDraft): void {
    held = draft;
  },
  unsaved: (): CheckoutDraft => held,
  forget(): void {
    held = {};
    tabStorage.remove(key);
  },
};
