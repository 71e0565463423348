/** The file of an exercise inside the content folder, such as exercises/ex07.yaml. */
export function exerciseFile(exerciseId: number): string {
  return `exercises/ex${String(exerciseId).padStart(2, '0')}.yaml`;
}

/** The clip of one option of an exercise, such as ex07_2. */
export function optionClip(exerciseId: number, optionId: number): string {
  return `ex${String(exerciseId).padStart(2, '0')}_${optionId}`;
}

/** The clip that describes the picture of an exercise, such as ex07_0. */
export function descriptionClip(exerciseId: number): string {
  return optionClip(exerciseId, 0);
}

/** The clip in which the Presenter says why, over the scene made safe; never an option. */
export function revealClip(exerciseId: number): string {
  return optionClip(exerciseId, 5);
}

/** The still of an exercise's scene made safe, such as ex07-safe.jpg. */
export function safeStill(exerciseId: number): string {
  return `ex${String(exerciseId).padStart(2, '0')}-safe.jpg`;
}
