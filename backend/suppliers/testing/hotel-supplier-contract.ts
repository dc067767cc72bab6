import { testBookings } from "./booking-supplier-contract";
import { testRoomCombinations } from "./hotel-combination-contract";
import { createHotelContractKit, type SupplierUnderTest } from "./hotel-contract-kit";
import { testHotelOffers } from "./hotel-offer-contract";
import { testHotelReviews } from "./hotel-review-contract";

/**
 * What every adapter has to keep; call it in a test file of the adapter. `open` makes a new
 * supplier with empty books.
 */
export function describeHotelSupplier(name: string, open: () => Promise<SupplierUnderTest>): void {
  describe(`${name} keeps the contract of a hotel supplier`, () => {
    let subject: SupplierUnderTest;
    beforeAll(async () => void (subject = await open()));
    afterAll(() => subject.close());

    const kit = createHotelContractKit(() => subject);
    testHotelOffers(kit);
    testHotelReviews(kit);
    testBookings({
      supplier: () => subject.supplier,
      first: () => kit.first(),
      hold: kit.hold,
      book: kit.book,
      countLeft: (offerId) => kit.countLeft(offerId),
      advance: (ms) => subject.advance(ms),
    });
    testRoomCombinations(kit);
  });
}
