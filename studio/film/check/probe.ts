import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The properties of a film file, from ffprobe and its MP4 boxes. */
export type Probe = {
  codecs: string[];
  width: number;
  height: number;
  pixels: string;
  fps: string;
  seconds: number;
  keyframes: number;
  /** The index comes before the data, so that a player can start at once. */
  faststart: boolean;
  /** The loudest sample of the last 0.3 s, in dBFS; -Infinity for digital silence. */
  endLevel: number;
};

/** Looks into a film file. */
export async function probe(file: string): Promise<Probe> {
  const fields = 'stream=codec_name,width,height,pix_fmt,r_frame_rate:format=duration';
  const [{ stdout }, bytes] = await Promise.all([
    run('ffprobe', ['-v', 'error', '-show_entries', fields, '-of', 'json', file]),
    readFile(file),
  ]);
  const { streams, format } = JSON.parse(stdout) as {
    streams: {
      codec_name: string;
      width?: number;
      height?: number;
      pix_fmt?: string;
      r_frame_rate: string;
    }[];
    format: { duration: string };
  };
  const video = streams.find((stream) => stream.width !== undefined);
  const seconds = Number(format.duration);
  return {
    codecs: streams.map((stream) => stream.codec_name),
    width: video?.width ?? 0,
    height: video?.height ?? 0,
    pixels: video?.pix_fmt ?? '',
    fps: video?.r_frame_rate ?? '',
    seconds,
    keyframes: await keyframes(file),
    faststart: bytes.indexOf('moov') < bytes.indexOf('mdat'),
    endLevel: await endLevel(file, seconds),
  };
}

async function keyframes(file: string): Promise<number> {
  const select = ['-select_streams', 'v', '-show_entries', 'packet=flags', '-of', 'csv=p=0'];
  const { stdout } = await run('ffprobe', ['-v', 'error', ...select, file], { maxBuffer: 64e6 });
  return stdout.split('\n').filter((flags) => flags.startsWith('K')).length;
}

async function endLevel(file: string, seconds: number): Promise<number> {
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ss', String(seconds - 0.3), '-map', '0:a', '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 64e6 },
  );
  let peak = 0;
  for (let at = 0; at + 1 < stdout.length; at += 2) peak = Math.max(peak, Math.abs(stdout.readInt16LE(at)));
  return 20 * Math.log10(peak / 32768);
}
