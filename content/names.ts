import { type Language, SOURCE } from './languages.ts';

/** The file of an exercise inside the content folder, such as exercises/ex07.yaml. */
export function exerciseFile(exerciseId: number): string {
  return `exercises/${exerciseName(exerciseId)}.yaml`;
}

/** The words of a file of the content folder, such as texts/es/ex07.yaml for the name ex07. */
export function wordsFile(language: Language, name: string): string {
  return `texts/${language}/${name}.yaml`;
}

/** The file of an exercise's words, such as texts/es/ex07.yaml. */
export function exerciseWordsFile(language: Language, exerciseId: number): string {
  return wordsFile(language, exerciseName(exerciseId));
}

/** The name of an exercise in those of its files, such as ex07. */
export function exerciseName(exerciseId: number): string {
  return `ex${String(exerciseId).padStart(2, '0')}`;
}

/** The clip of one option of an exercise, such as ex07_2. */
export function optionClip(exerciseId: number, optionId: number): string {
  return `${exerciseName(exerciseId)}_${optionId}`;
}

/** The clip that describes the picture of an exercise, such as ex07_0. */
export function descriptionClip(exerciseId: number): string {
  return optionClip(exerciseId, 0);
}

/** The clip in which the Presenter says why, over the scene made safe; never an option. */
export function revealClip(exerciseId: number): string {
  return optionClip(exerciseId, 5);
}

/** The clip that says why over the other state of the scene, put right; for reviews. */
export function otherReasonClip(exerciseId: number): string {
  return optionClip(exerciseId, 6);
}

/** The clip that describes the other state of the scene; its poster and its look box are the picture of that state. */
export function otherDescriptionClip(exerciseId: number): string {
  return `${descriptionClip(exerciseId)}-other`;
}

/** The moment as it is in the other state; only where motion or sound decides. */
export function otherSceneClip(exerciseId: number): string {
  return `${optionClip(exerciseId, 1)}-other`;
}

/** The still of an exercise's scene made safe, such as ex07-safe.jpg. */
export function safeStill(exerciseId: number): string {
  return `${exerciseName(exerciseId)}-safe.jpg`;
}

/** A file of media/ in a language, such as ex07_1.es.mp4 for ex07_1.mp4; those of the source have no language in their name. */
export function filmFile(file: string, language: Language): string {
  return language === SOURCE ? file : file.replace(/(?=\.\w+$)/, `.${language}`);
}
