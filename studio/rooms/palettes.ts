import { tone } from '../canvas/color.ts';

/** Colors that show whose home it is. */
export const rosaHome = {
  wall: tone('#f4e6cf', 0.13),
  warmWall: tone('#efd9bd', 0.14),
  trim: '#fffaf0',
  cabinet: tone('#8fb0a6', 0.2),
  top: tone('#e8d7b9', 0.2),
  tiles: { kind: 'tiles', tone: tone('#efe9df', 0.12), joint: '#dcd3c4', size: 38 } as const,
  boards: { kind: 'boards', tone: tone('#c99a6b', 0.2), joint: '#b3855a' } as const,
  curtain: tone('#d98d73', 0.2),
  wood: tone('#a9744a', 0.24),
};

export const minaHome = {
  wall: tone('#e6e9dc', 0.13),
  trim: '#fdfbf4',
  panel: tone('#d3dbc8', 0.14),
  carpet: { kind: 'carpet', tone: tone('#dcccb2', 0.12) } as const,
  boards: { kind: 'boards', tone: tone('#d6b48a', 0.18), joint: '#c09d73' } as const,
  tiles: { kind: 'tiles', tone: tone('#e9ebe4', 0.12), joint: '#d3d6cc', size: 38 } as const,
  cabinet: tone('#d9c7a6', 0.2),
  top: tone('#8d8f86', 0.2),
  curtain: tone('#8aa58a', 0.2),
  wood: tone('#8c6142', 0.24),
};

/** Walter's own house, where he comes for a visit. */
export const walterHome = {
  wall: tone('#e7e2d4', 0.13),
  trim: '#fdfaf2',
  cabinet: tone('#7f93a3', 0.22),
  top: tone('#d9c39c', 0.2),
  tiles: { kind: 'tiles', tone: tone('#e9e3d6', 0.12), joint: '#d2c8b6', size: 38 } as const,
  boards: { kind: 'boards', tone: tone('#b98d62', 0.2), joint: '#a0764d' } as const,
  curtain: tone('#b8694f', 0.22),
  wood: tone('#7d5236', 0.26),
};

export const careCenter = {
  wall: tone('#e3ecee', 0.13),
  panel: tone('#c7dadd', 0.14),
  trim: '#fbfbf7',
  vinyl: { kind: 'plain', tone: tone('#d9d3c4', 0.12) } as const,
  rail: tone('#b98a5e', 0.24),
  curtain: tone('#7fa3b0', 0.2),
  wood: tone('#c39a6c', 0.22),
  metal: tone('#aeb7bd', 0.3),
};
