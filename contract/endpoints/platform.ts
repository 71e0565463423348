import { served } from '../endpoint.ts';
import * as platform from '../platform.ts';

export const platformEndpoints = {
  getConfig: served(platform.getConfig, {
    purpose: 'Public configuration',
  }),
  healthz: served(platform.healthz, {
    purpose: 'Health of the process',
  }),
  readyz: served(platform.readyz, {
    purpose:
      'Health of the process and the database, and the release; 503 while the database does not respond',
  }),
  getClip: served(platform.getClip, {
    purpose: 'Clips, captions and pictures: ranges, immutable caching if `v` is given',
    otherResponses: { 206: 'The requested range', 304: 'Not modified since it was fetched' },
    mediaTypes: ['video/mp4', 'text/vtt', 'image/webp', 'image/jpeg'],
    problems: ['malformed', 'not_found', 'range_unsatisfiable'],
  }),
};
