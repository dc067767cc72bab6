/** Of the heading above a hotel's reviews, which its score leads to. */
export const reviewsId = "reviews";
