import type { ReceivedMessage, SentMessage } from '#contract/together-messages.ts';

/** One way to talk to the room; it is thrown away when its line breaks. */
export type Transport = {
  send(message: SentMessage): void;
  close(): void;
};

export type TransportEvents = {
  onMessage(message: ReceivedMessage): void;
  /** Called once, when the line is gone. */
  onLost(): void;
};

export type OpenTransport = (seat: string, events: TransportEvents) => Transport;
