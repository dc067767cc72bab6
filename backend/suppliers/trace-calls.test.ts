import { traceCalls } from "./trace-calls";

class Port {
  readonly name = "sandbox";
  private readonly secret = "s";
  book = (id: string) => Promise.resolve(`booked ${id}`);
  refuse = () => Promise.reject(new Error("sold out"));
  sign(text: string): string {
    return `${text} by ${this.secret}`;
  }
}
const port = traceCalls(new Port(), "gateway");

test("what asks outside answers later, and fails as it did", async () => {
  await expect(port.book("1")).resolves.toBe("booked 1");
  await expect(port.refuse()).rejects.toThrow("sold out");
});

test("what answers at once still does, with all that it knows", () => {
  expect(port.sign("event")).toBe("event by s");
  expect(port.name).toBe("sandbox");
  expect("sign" in port).toBe(true);
});
