/** Of the heading above the rates, which links and the bar lead to. */
export const ratesId = "rooms";

/** Of the rates themselves, below what narrows them down. */
export const rateListId = "rates";

/** Of the form of a stay's dates and guests; what narrows down its rates belongs to it, too. */
export const stayFormId = "stay";
