import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash } from '#content/hashes.ts';
import { CACHE_DIR } from '../../folders.ts';
import { mediaFile } from '../../language.ts';
import { filmClip } from '../film-clip.ts';
import type { Job } from '../jobs.ts';
import { madeFrom } from '../render/made-from.ts';
import { readManifest, readSources } from '../render/manifest.ts';
import { checkClip, type Finding } from './check-clip.ts';
import { playFaults } from './play.ts';

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Each speaker's median pace in words a minute, over how many clips. */
export function paceBySpeaker(findings: Pick<Finding, 'job' | 'figures'>[]) {
  const groups = Map.groupBy(findings, (finding) => finding.job.speaker);
  return [...groups].map(([speaker, all]) => ({
    speaker,
    pace: median(all.map((finding) => finding.figures.pace)),
    clips: all.length,
  }));
}

/**
 * Films a clip twice, apart from the others. The finished clip may be of another processor, which rounds differently, so it is
 * no fault when it differs.
 * @returns whether both have the same bytes, and whether the finished clip has them too
 */
async function filmTwice(job: Job, folder: string): Promise<{ isSame: boolean; isAsFinished: boolean }> {
  const filmIn = async (name: string) => {
    const apart = join(CACHE_DIR, name);
    mkdirSync(apart, { recursive: true });
    return (await filmClip(job, apart)).fileHash;
  };
  const [once, again] = [await filmIn('once'), await filmIn('again')];
  return {
    isSame: once === again,
    isAsFinished: again === fileHash(readFileSync(join(folder, mediaFile(`${job.clip}.mp4`)))),
  };
}

const row = ({ job, figures, faults }: Finding) =>
  [
    faults.length === 0 ? 'ok ' : 'NO ',
    job.clip.padEnd(52),
    `${figures.seconds.toFixed(1)} s`.padStart(7),
    `${figures.lufs.toFixed(1)} LUFS`.padStart(11),
    `${figures.peak.toFixed(1)} dBFS`.padStart(10),
    `${figures.pace.toFixed(0)} wpm`.padStart(8),
    `${Math.round(figures.captionOff * 1000)} ms`.padStart(7),
    `${Math.round(figures.bytes / 1024)} KB`.padStart(7),
  ].join('');

/** What happens and what is heard in which scene, one line each. */
const happening = (findings: Pick<Finding, 'job' | 'happens' | 'heard'>[]) =>
  findings.flatMap(({ job, happens, heard }) => [
    ...(happens
      ? [`${job.clip}: ${happens.moves} (${(happens.share * 100).toFixed(1)} % of the frame)`]
      : []),
    ...(heard
      ? [`${job.clip}: ${heard.captions.join(' ')} at ${heard.lufs.toFixed(1)} LUFS before the first word`]
      : []),
  ]);

/**
 * Checks finished clips and films the first of them twice.
 * @param tell receives the table line by line
 * @returns every fault in words; empty when all is well
 */
export async function check(jobs: Job[], folder: string, tell: (line: string) => void): Promise<string[]> {
  const [manifest, sources] = [readManifest(folder), readSources(folder)];
  const faults: string[] = [];
  const findings: Finding[] = [];
  for (const job of jobs) {
    const entry = manifest[job.clip];
    // Of another script, voice or studio than now: its times and pictures cannot be those of today's rules.
    if (!entry || sources[job.clip] !== madeFrom(job)) {
      faults.push(`${job.clip}: not filmed yet as it is now (npm run studio render ${job.clip})`);
      continue;
    }
    const finding = await checkClip(job, folder, entry);
    findings.push(finding);
    tell(row(finding));
    faults.push(...finding.faults.map((fault) => `${job.clip}: ${fault}`));
  }
  for (const line of happening(findings)) tell(line);
  for (const { speaker, pace, clips } of paceBySpeaker(findings)) {
    tell(`${speaker}: ${pace.toFixed(0)} words a minute, the middle of ${clips} clips`);
  }
  const played = findings.map(({ job }) => job.clip);
  const unplayable = await playFaults(played, folder);
  tell(`${played.length - unplayable.length} of ${played.length} clips play to their end in Chromium`);
  faults.push(...unplayable);
  const chosen = findings[0]?.job;
  if (chosen) {
    const { isSame, isAsFinished } = await filmTwice(chosen, folder);
    const asFinished = `${isAsFinished ? '' : 'not '}those of the finished clip`;
    tell(`${chosen.clip} filmed twice: ${isSame ? `the same bytes, ${asFinished}` : 'OTHER BYTES'}`);
    if (!isSame) faults.push(`${chosen.clip}: filming it again gives other bytes`);
  }
  return faults;
}
