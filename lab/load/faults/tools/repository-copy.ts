import { applyBreak } from '../../../breaks/apply.ts';
import { makeScratchCopy, type ScratchCopy } from '../../../breaks/scratch-copy.ts';
import type { Ground } from '../fault.ts';
import { newFolder } from './product.ts';

/** Copies the repository, with what the control takes away taken away in it; the copy is deleted at the end. */
export async function copyRepository(ground: Ground): Promise<ScratchCopy> {
  const copy = await makeScratchCopy(await newFolder(ground));
  const { without } = ground;
  if (without) await copy.write(without.file, applyBreak(await copy.read(without.file), without));
  return copy;
}
