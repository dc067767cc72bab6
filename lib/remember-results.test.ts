import { rememberResults } from "./remember-results";

let computed: string[];
const create = (maximumSize?: number) => {
  computed = [];
  return rememberResults(
    (name: string, { mark }: { mark: string }) => {
      computed.push(name);
      return name === "" ? "" : `Hello ${name}${mark}`;
    },
    { toKey: (name, { mark }) => `${mark} ${name}`, ...(maximumSize ? { maximumSize } : {}) },
  );
};

test("computes once for the same arguments", () => {
  const greet = create();
  const all = ["!", "!", "?"].map((mark) => greet("Ana", { mark }));
  expect(all).toEqual(["Hello Ana!", "Hello Ana!", "Hello Ana?"]);
  expect([greet("", { mark: "" }), greet("", { mark: "" })]).toEqual(["", ""]);
  expect(computed).toEqual(["Ana", "Ana", ""]);
});

test("is bounded: the longest unused goes first, and what is too large isn't kept", () => {
  const greet = create(500);
  for (const name of ["Ana", "Bo", "Ana", "Cy", "Ana", "Bo"]) greet(name, { mark: "!" });
  expect(computed).toEqual(["Ana", "Bo", "Cy", "Bo"]);
  const large = "x".repeat(400);
  greet(large, { mark: "!" });
  greet(large, { mark: "!" });
  expect(computed.slice(-2)).toEqual([large, large]);
});
