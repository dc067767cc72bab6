/**
 * Which payment gives back how much of a refund: the newest first, each at most what it brought.
 * @param payments the earliest first
 * @throws Error for more than all of them brought
 */
export function allocateRefund<P extends { amount: number }>(
  payments: readonly P[],
  amount: number,
): { payment: P; amount: number }[] {
  let left = amount;
  const parts = payments.toReversed().flatMap((payment) => {
    const part = Math.min(payment.amount, left);
    left -= part;
    return part > 0 ? [{ payment, amount: part }] : [];
  });
  if (left > 0) throw new Error(`a refund is ${left} more than what was paid`);
  return parts;
}
