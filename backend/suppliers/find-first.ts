/** The first answer that isn't null, of suppliers that are asked one after the other. */
export async function findFirst<S, T>(
  suppliers: readonly S[],
  ask: (supplier: S) => Promise<T | null>,
): Promise<T | null> {
  for (const supplier of suppliers) {
    const answer = await ask(supplier);
    if (answer !== null) return answer;
  }
  return null;
}
