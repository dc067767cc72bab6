import type { Step } from "../step";

/** Names the new travellers to the supplier; one that says no leaves the booking as it was. */
export const renameTravellers: Step = async ({ dependencies, record: { booking } }) => {
  const { reference: clientReference, newTravellers } = booking;
  const supplier = dependencies.services.getSupplier(booking);
  const answer = newTravellers
    ? await supplier.changeTravellers?.({ clientReference, travellers: newTravellers })
    : undefined;
  return async () => ({
    values: {
      newTravellers: null,
      ...(answer === "changed" && newTravellers ? { travellers: newTravellers } : {}),
    },
    nextStepAt: null,
    note: answer === "changed" ? "names changed" : "the supplier didn't change the names",
  });
};
