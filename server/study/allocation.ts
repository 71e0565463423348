import { createHmac } from 'node:crypto';

/**
 * Permuted blocks: each block has every arm equally often, in an order that only the seed tells. Pure, so that whoever has
 * the seed can make the sequence again.
 */
export type Blocks = { seed: string; sizes: readonly number[]; arms: readonly string[] };

/** The arm of the person at this place, counted from 0. The same for the same seed. */
export function armAt({ seed, sizes, arms }: Blocks, place: number): string {
  for (let block = 0, begin = 0; ; block += 1) {
    const random = randomOf(`${seed} ${block}`);
    const size = sizes[random(sizes.length)] as number;
    if (place < begin + size) return shuffled(arms, size, random)[place - begin] as string;
    begin += size;
  }
}

function shuffled(arms: readonly string[], size: number, random: (below: number) => number): string[] {
  const block = Array.from({ length: size }, (_, index) => arms[index % arms.length] as string);
  for (let last = size - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [block[last], block[other]] = [block[other] as string, block[last] as string];
  }
  return block;
}

/** Whole numbers below a limit, one after the other; 48 random bits make every one of them as likely. */
function randomOf(key: string): (below: number) => number {
  let count = 0;
  return (below) => {
    count += 1;
    return createHmac('sha256', key).update(String(count)).digest().readUIntBE(0, 6) % below;
  };
}
