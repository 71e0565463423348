import type { Camera, Performance, Picture } from '#studio/scenes/scene.ts';
import type { Speech } from '#studio/speech/speech.ts';

/** Whatever can fill the frame: a scene, an insert, a close-up, the Presenter's set. */
export type Filmed = Omit<Picture, 'keyObject'>;

/** What fills the frame at an instant; `speaker` is null while the speaker is not visible. */
export type View = { camera: Camera; picture: Filmed; speaker: Performance | null };

/**
 * A clip that is ready to be painted: its sound, and its picture at any second. The name seeds all small movements. A
 * still shows its first instant to the end. `beats` are when something happens in the picture, in order.
 */
export type Take = {
  name: string;
  speech: Speech;
  view(at: number): View;
  still?: true;
  beats?: readonly Beat[];
};

/** From which second on something happens, and how long. */
export type Beat = { from: number; seconds: number };
