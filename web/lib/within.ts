/**
 * The value of a promise, or `late` if it takes longer: no promise of a browser, and no run of calls, is sure to end.
 * @param ms milliseconds
 */
export async function within<Value, Late>(
  ms: number,
  promise: Promise<Value>,
  late: Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
