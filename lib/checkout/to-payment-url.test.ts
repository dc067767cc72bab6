import { toPaymentUrl } from "./to-payment-url";

test.each([
  ["/es/sandbox-payment/abc", "/es/sandbox-payment/abc"],
  ["https://checkout.stripe.com/c/pay/x#y", "https://checkout.stripe.com/c/pay/x#y"],
  ["http://checkout.stripe.com/", null],
  ["//evil.test/", null],
  ["/\\evil.test", null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["", null],
])("%j leads to %j", (url, target) => expect(toPaymentUrl(url)).toBe(target));
