import { listDurations } from "./list-durations";

it.each([
  [null, []],
  [{ minimum: 145, maximum: 145 }, []],
  [{ minimum: 145, maximum: 300 }, [3, 4]],
  [{ minimum: 145, maximum: 900 }, [3, 6, 9, 12]],
  [{ minimum: 865, maximum: 1_310 }, [15, 17, 19, 21]],
])("offers few whole hours that tell %j apart", (range, hours) =>
  expect(listDurations(range).map((minutes) => minutes / 60)).toEqual(hours),
);
