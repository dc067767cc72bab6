/**
 * The first days of this month and the eighteen after it, for cruises, which are searched by month.
 */
export const listMonths = (today: string): string[] => {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 19 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  );
};
