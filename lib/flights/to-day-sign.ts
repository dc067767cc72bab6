/** "+1" where one lands on a later day, "−1" across the date line. */
export const toDaySign = (days: number): string => (days > 0 ? `+${days}` : `−${-days}`);
