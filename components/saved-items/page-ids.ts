/** Of the page's title, which has the focus when the last item is removed. */
export const titleId = "saved-title";
