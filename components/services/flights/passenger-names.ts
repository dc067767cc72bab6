/** The names of a passenger's controls, by the order of travellers. */
export const passengerNames = (passenger: number) => ({
  first: `passenger${passenger}FirstName`,
  last: `passenger${passenger}LastName`,
  hasOneName: `passenger${passenger}HasOneName`,
  lap: `passenger${passenger}Lap`,
});
