/** The values of `flightTerms.duration`. */
export const toDuration = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});
