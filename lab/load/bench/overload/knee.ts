/** How much faster the next step is while all goes well, and how often the gap to the first bad step is then halved. */
const factor = 1.5;
const halvings = 2;

/**
 * Raises the rate until the server no longer keeps up, and returns the largest rate at which it did; 0 if it never did.
 * A bad step counts when it is bad twice: the machine may have been busy with something else.
 */
export async function findKnee(from: number, isGood: (rate: number) => Promise<boolean>): Promise<number> {
  const isGoodOnce = async (rate: number) => (await isGood(rate)) || (await isGood(rate));
  let good = 0;
  let bad = from;
  while (await isGoodOnce(bad)) {
    good = bad;
    bad = Math.round(bad * factor);
  }
  for (let step = 0; step < halvings && good > 0; step += 1) {
    const middle = Math.round((good + bad) / 2);
    if (await isGoodOnce(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
