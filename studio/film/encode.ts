import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { frameHeight, frameWidth } from '../canvas/pen.ts';
import { FPS } from './frames.ts';
import { KEEP_MEMORY } from './render/memory.ts';

// Every -flags and bitexact here serves one promise: the same script gives the same bytes.
const PICTURE = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int+bitexact'],
  ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '29.8'],
  ...['-g', '9999', '-x264-params', 'threads=1:scenecut=0'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];
/** Seconds; the coder spoils a shorter line at the usual rate: its quality by DNSMOS falls by up to 0.4. */
const SHORT = 5;

/** How the sound of a clip is coded: mono AAC. The flag changes what the coder does to a peak. */
export function soundCoding(seconds: number): string[] {
  const rate = seconds < SHORT ? '64k' : '40k';
  return ['-c:a', 'aac', '-b:a', rate, '-ar', '24000', '-ac', '1', '-flags:a', '+bitexact'];
}

const FILE = [
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
  ...['-movflags', '+faststart'],
];

/** Takes raw frames one by one and makes a clip of them. */
export type Encoder = { write(rgba: Buffer): Promise<void>; finish(): Promise<void> };

/**
 * Starts an encoder.
 * @param clip path of the .mp4 file
 * @param sound the wav beside the pictures, the filters that master it, and how it is coded
 */
export function encoder(clip: string, sound: { wav: string; filters: string; coding: string[] }): Encoder {
  const ffmpeg: ChildProcess = spawn(
    'env',
    [
      ...KEEP_MEMORY,
      'ffmpeg',
      ...['-hide_banner', '-loglevel', 'error', '-y', '-threads', '1', '-filter_threads', '1'],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${frameWidth}x${frameHeight}`, '-r', String(FPS)],
      ...['-i', 'pipe:0', '-i', sound.wav, '-af', sound.filters],
      ...PICTURE,
      ...sound.coding,
      ...FILE,
      clip,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let complaint = '';
  ffmpeg.stderr?.on('data', (text) => {
    complaint += text;
  });
  const closed = once(ffmpeg, 'close');
  // A broken pipe is noticed here first; the exit code below explains it.
  ffmpeg.stdin?.on('error', () => {});

  return {
    async write(rgba) {
      if (ffmpeg.exitCode !== null) throw new Error(`ffmpeg stopped: ${complaint}`);
      if (!ffmpeg.stdin?.write(rgba)) await Promise.race([once(ffmpeg.stdin as never, 'drain'), closed]);
    },
    async finish() {
      ffmpeg.stdin?.end();
      const [code] = await closed;
      if (code !== 0) throw new Error(`ffmpeg failed (${code}): ${complaint}`);
    },
  };
}
