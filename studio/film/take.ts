import type { Camera, Performance, Picture } from '../scenes/scene.ts';
import type { Speech } from '../speech/speech.ts';

/** Whatever can fill the frame: a scene, an insert, a close-up, the Presenter's set. */
export type Filmed = Omit<Picture, 'keyObject'>;

/** A clip ready to be painted: what is heard, who performs, and what fills the frame at any second. */
export type Take = {
  /** Seeds everybody's small movements. */
  name: string;
  speech: Speech;
  /** Null while the speaker is only heard. */
  performer: ((at: number) => Performance) | null;
  view(at: number): { camera: Camera; picture: Filmed };
};
