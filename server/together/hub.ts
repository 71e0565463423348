import type { TogetherRoom } from '#contract/together-room.ts';
import { listenOn } from '#server/lib/database/listen.ts';
import { outageOf } from '#server/lib/database/outage.ts';
import { busy } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { createMembers, type Member, type Members } from './members.ts';
import { readRooms, readVersions, roomChannel } from './rooms.ts';
import { beat } from './seats.ts';

/**
 * What this process knows of rooms whose screens are connected to it. All of it can be read again from the database:
 * another process goes on with a room when this one ends.
 */
export type Hub = Pick<Members, 'leave' | 'refresh'> & {
  join(member: Member): void;
  /** The newest known state of a room with members here; null without one. */
  roomOf(roomId: string): TogetherRoom | null;
  /** Says for a while that a screen without a lasting connection is here. */
  keepHere(seatId: string): void;
  /** The process stops: whoever asked to be told closes a connection, or answers what waits. */
  close(): void;
  /** @returns forgets the listener */
  onClose(listener: () => void): () => void;
};

const beatMs = 4000;
const troubledBeatMs = 1000;
/** The next plain request of a screen comes within this time, or the screen counts as away. */
const lingerMs = 5000;

export function createHub(services: Services): Hub {
  const { database, log, metrics } = services;
  const members = createMembers((ids) => readRooms(services, ids));
  const lingering = new Map<string, number>();
  const closing = new Set<() => void>();
  let listening: { stop(): void } | null = null;
  let beating: NodeJS.Timeout | undefined;
  let isTroubled = false;
  let isClosed = false;

  /** Reads again without anybody who waits for it: trouble is told to the members. */
  function refreshAlone(roomId: string): void {
    members.refresh(roomId).catch(reportTrouble);
  }

  function reportTrouble(error: unknown): void {
    if (outageOf(error) === null) log.error({ err: error }, 'a room could not be read');
    if (isTroubled) return;
    isTroubled = true;
    metrics.together.countTrouble();
    for (const member of members.all()) {
      const message = { type: 'trouble', problem: busy().toResponse(member.language) } as const;
      member.receive(message, JSON.stringify(message));
    }
  }

  /** Everybody is sent the room again, so that they know that the trouble is over. */
  function endTrouble(): void {
    isTroubled = false;
    members.forgetSent();
    members.roomIds().forEach(refreshAlone);
  }

  async function beatOnce(): Promise<void> {
    const now = performance.now();
    for (const [seatId, until] of lingering) if (until < now) lingering.delete(seatId);
    const connected = members.all().filter(({ connection }) => connection !== null);
    await beat(services, {
      seatIds: connected.map(({ seat }) => seat.id),
      connections: connected.map(({ connection }) => connection ?? ''),
      lingering: [...lingering.keys()],
    });
    if (isTroubled) {
      endTrouble();
      return;
    }
    const roomIds = members.roomIds();
    const versions = await readVersions(database, roomIds);
    for (const roomId of roomIds)
      if (members.roomOf(roomId)?.version !== versions.get(roomId)) refreshAlone(roomId);
  }

  function scheduleBeat(): void {
    beating = undefined;
    if (isClosed || (members.roomIds().length === 0 && lingering.size === 0)) {
      stopListening();
      return;
    }
    const beatAgain = () => beatOnce().catch(reportTrouble).finally(scheduleBeat);
    beating = setTimeout(beatAgain, isTroubled ? troubledBeatMs : beatMs).unref();
  }

  function stopListening(): void {
    listening?.stop();
    listening = null;
    isTroubled = false;
  }

  metrics.together.observeScreens(() => members.all().length);
  return {
    ...members,
    join(member) {
      members.join(member);
      listening ??= listenOn(database.$client, roomChannel, {
        onNotice: refreshAlone,
        onListening: () => members.roomIds().forEach(refreshAlone),
      });
      if (beating === undefined) scheduleBeat();
    },
    keepHere(seatId) {
      lingering.set(seatId, performance.now() + lingerMs);
    },
    close() {
      isClosed = true;
      clearTimeout(beating);
      stopListening();
      for (const listener of closing) listener();
    },
    onClose(listener) {
      closing.add(listener);
      return () => void closing.delete(listener);
    },
  };
}
