import { onSessionChanged, readUser } from '#web/data/session/current-session.ts';
import { company } from './company.ts';
import { setInPlay, type TogetherProps } from './in-play.tsx';
import { TalkItOver } from './talk/TalkItOver.tsx';

let player: string | undefined;

/** "Somebody is here with me": from now on there is a card after each reason, and three at the end of a part. */
export function sitTogether(name: string): void {
  player = readUser()?.userId;
  company.set({ names: [name] });
  setInPlay(AtOneTable);
}

export function sitAlone(): void {
  player = undefined;
  company.set(null);
  setInPlay(null);
}

function AtOneTable(props: TogetherProps) {
  return props.at === 'talk' && <TalkItOver {...props} />;
}

// The next person at this device is alone.
onSessionChanged(() => {
  if (player !== undefined && readUser()?.userId !== player) sitAlone();
});
