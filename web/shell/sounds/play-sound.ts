import { getSettings } from '#web/data/settings.ts';
import { type SoundName, samplesOf, secondsOf, soundNames } from './samples.ts';

/** Plays the sounds of the interface: after a tap only, never with speech, and not at all if the person turned them off. */

const hapticMs = 10;
/** A browser may let the sound wait; later than this it would no longer belong to the tap. */
const latestMs = 100;

let audio: AudioContext | null = null;
const buffers = new Map<SoundName, AudioBuffer>();
let playing: AudioBufferSourceNode | null = null;
/** When the last sound has ended, on the clock of `performance`. */
let endsAt = 0;

export function playSound(name: SoundName): void {
  if (!('AudioContext' in globalThis) || !getSettings().sounds) return;
  // A context that is created before the first tap stays silent in some browsers.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(hapticMs);
  audio ??= openAudio();
  const askedAt = performance.now();
  endsAt = askedAt + secondsOf(name) * 1000;
  if (audio.state === 'running') {
    start(audio, name);
    return;
  }
  endsAt += latestMs;
  const opened = audio;
  const startUnlessLate = () => {
    if (performance.now() - askedAt <= latestMs) start(opened, name);
  };
  audio.resume().then(startUnlessLate, () => {});
}

/** Ends the sound at once, because somebody begins to speak. */
export function stopSound(): void {
  playing?.stop();
  playing = null;
  endsAt = 0;
}

/** Calls `speak` when no sound plays: at once, or when the present one has ended. @returns a function that prevents it */
export function afterSound(speak: () => void): () => void {
  const leftMs = endsAt - performance.now();
  if (leftMs <= 0) {
    speak();
    return () => {};
  }
  const timer = setTimeout(speak, leftMs);
  return () => clearTimeout(timer);
}

function openAudio(): AudioContext {
  const opened = new AudioContext();
  for (const name of soundNames) {
    const samples = samplesOf(name, opened.sampleRate);
    const buffer = opened.createBuffer(1, samples.length, opened.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(name, buffer);
  }
  return opened;
}

function start(context: AudioContext, name: SoundName): void {
  playing?.stop();
  playing = context.createBufferSource();
  playing.buffer = buffers.get(name) ?? null;
  playing.connect(context.destination);
  playing.start();
}
