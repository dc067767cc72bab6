/** As many fit side by side. */
export const comparedMaximum = 3;
