import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../faults.ts';
import type { Manifest } from '../film-schema.ts';
import type { Person } from '../joined.ts';
import type { Language } from '../languages.ts';
import { filmFile } from '../names.ts';

type Needed = { clips: string[]; safeStills: string[]; language: Language };

/** Every needed clip is in the manifest, and its film, captions, poster and stills, and all avatars, are there. */
export function checkFiles(
  folder: string,
  { clips, safeStills, language }: Needed,
  manifest: Manifest,
  people: Person[],
): Fault[] {
  const missing = (field: string, name: string): Fault[] =>
    existsSync(join(folder, 'media', name))
      ? []
      : [{ file: `media/${name}`, field, reason: 'the file is missing' }];
  return [
    ...clips.flatMap((clip) => {
      const filmed = manifest[clip];
      if (!filmed)
        return [
          {
            file: `media/${filmFile('manifest.json', language)}`,
            field: clip,
            reason: 'this clip is not filmed yet',
          },
        ];
      return [
        ...missing(clip, filmFile(`${clip}.mp4`, language)),
        ...missing(`${clip}.captions`, filmed.captions),
        ...missing(`${clip}.poster`, filmed.poster),
        ...(filmed.look ? missing(`${clip}.look.still`, filmed.look.still) : []),
      ];
    }),
    ...safeStills.flatMap((still) => missing('safe still', still)),
    ...people.flatMap((person) => missing('avatar', person.avatar)),
  ];
}
