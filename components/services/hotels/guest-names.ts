/** The names of the controls for the lead guest of a room, which counts from nought. */
export const guestNames = (room: number) => ({
  first: `guest${room}FirstName`,
  last: `guest${room}LastName`,
});
