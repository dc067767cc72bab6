/** Of the heading above the rates, which links and the bar lead to. */
export const ratesId = "rooms";

/** Of the form of a stay's dates and guests; what narrows down its rates belongs to it, too. */
export const stayFormId = "stay";
