import { receivedMessage, togetherSocketPath } from '#contract/together-messages.ts';
import { togetherProtocol } from '#contract/together-room.ts';
import type { OpenTransport } from './transport.ts';

/** A filter that lets the upgrade through and nothing after it leaves the socket silent. */
const enterLimitMs = 5000;

/** The room over a WebSocket. */
export const openSocket: OpenTransport = (seat, { onMessage, onLost }) => {
  const address = new URL(togetherSocketPath, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  let isOver = false;
  const lose = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(limit);
    socket.close();
    onLost();
  };
  const limit = setTimeout(lose, enterLimitMs);
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () => send({ type: 'enter', seat, protocol: togetherProtocol }));
  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    clearTimeout(limit);
    const parsed = receivedMessage.safeParse(jsonOf(data));
    if (parsed.success) onMessage(parsed.data);
  });
  socket.addEventListener('error', lose);
  socket.addEventListener('close', lose);
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) send(message);
    },
    close() {
      isOver = true;
      clearTimeout(limit);
      socket.close();
    },
  };
};

/** What is no JSON is no message. */
function jsonOf(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
