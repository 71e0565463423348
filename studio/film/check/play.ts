import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../installs/prepare.js';
import { mediaFile } from '../../language.ts';

const SPEED = 16;

/** Serves the films of a folder with byte ranges, as players ask for them. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const file = join(folder, basename(request.url ?? ''));
    if (!file.endsWith('.mp4') || !existsSync(file)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<video muted></video>');
      return;
    }
    const bytes = readFileSync(file);
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(from), to === '' ? bytes.length - 1 : Number(to)];
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/${bytes.length}`,
      'content-length': end - start + 1,
    });
    response.end(bytes.subarray(start, end + 1));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/**
 * Plays clips in Chromium at sixteen times their speed.
 * @returns what went wrong, by clip; a clip that plays to its end is not named
 */
export async function playFaults(clips: string[], folder: string): Promise<string[]> {
  const { server, address } = await serve(folder);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const faults: string[] = [];
    for (const clip of clips) {
      const outcome = await page.evaluate(playToEnd, {
        source: `/${mediaFile(`${clip}.mp4`)}`,
        speed: SPEED,
      });
      if (outcome !== 'ended') faults.push(`${clip}: does not play in Chromium (${outcome})`);
    }
    return faults;
  } finally {
    await browser.close();
    server.close();
  }
}

type Video = {
  src: string;
  playbackRate: number;
  error: { message: string } | null;
  onended: () => void;
  onerror: () => void;
  play(): Promise<void>;
};

/** Runs in the page. */
function playToEnd({ source, speed }: { source: string; speed: number }): Promise<string> {
  const { document } = globalThis as unknown as { document: { querySelector(selector: string): Video } };
  const video = document.querySelector('video');
  return new Promise((settle) => {
    video.onended = () => settle('ended');
    video.onerror = () => settle(video.error?.message ?? 'error');
    setTimeout(() => settle('no end after a minute'), 60_000);
    video.src = source;
    video.playbackRate = speed;
    video.play().catch((error: Error) => settle(error.message));
  });
}
