import { readColumns, writeColumns } from "./list-columns";

it("keeps which columns are shown and which aren't, and knows nothing of others", () => {
  const columns = { booked: true, agent: false };
  expect(readColumns(writeColumns(columns))).toEqual(columns);
  expect(readColumns()).toEqual({});
  expect(readColumns(writeColumns({}))).toEqual({});
});
