import { isInside } from "@/lib/api/contract/point";
import { findArea } from "../reference-data/areas";
import { keepInside, toSurroundings } from "./searched-area";

const place = { name: "Crete", latitude: 35.2, longitude: 24.9 };

test("a region, island or coast is searched whole", () => {
  const around = toSurroundings({ ...place, areaId: "area-crete" }, 30);
  const bounds = findArea("crete")?.bounds;
  expect(around).toMatchObject({ bounds });
  // The circle is around the box.
  expect(around.radius).toBeGreaterThan(100);
  const [chania, athens] = [
    { latitude: 35.5138, longitude: 24.018 },
    { latitude: 37.9838, longitude: 23.7278 },
  ];
  expect([chania, athens].map((point) => bounds && isInside(point, bounds))).toEqual([true, false]);
  expect(keepInside([chania, athens], around)).toEqual([chania]);
});

test("around a point, or where an area is known no more, the radius counts", () => {
  for (const areaId of [undefined, "area-atlantis"]) {
    const around = toSurroundings({ ...place, ...(areaId && { areaId }) }, 30);
    expect(around).toEqual({ point: { latitude: 35.2, longitude: 24.9 }, radius: 30 });
    expect(keepInside([place], around)).toEqual([place]);
  }
});
