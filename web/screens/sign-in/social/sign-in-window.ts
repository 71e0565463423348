import { newId } from '#web/lib/new-id.ts';

/** Only pages of this origin can speak on it, and it works where a provider's page has cut its window from the opener. */
const channelName = 'sign-in';

/** What a window reports: the fields that a provider adds to the return address, or what the sandbox answers. */
export type WindowReport = { readonly state: string };

let waiting: BroadcastChannel | undefined;

/**
 * Opens a window for signing in and returns what it reports. Call it in a click, or the browser blocks the window. A
 * window that its user closes reports nothing.
 * @param addressOf the address to open, with the value that the report must repeat
 * @throws Error when the browser opens no window, or what `addressOf` throws
 */
export async function askInWindow<Report extends WindowReport>(
  addressOf: (state: string) => string | Promise<string>,
): Promise<Report> {
  const opened = window.open('', 'identity', 'popup,width=520,height=720');
  if (!opened) throw new Error('The browser opened no window');
  const state = newId();
  waiting?.close();
  const channel = new BroadcastChannel(channelName);
  waiting = channel;
  const report = new Promise<Report>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data?.state !== state) return;
      channel.close();
      opened.close();
      resolve(data);
    };
  });
  try {
    opened.location.href = await addressOf(state);
  } catch (problem) {
    channel.close();
    opened.close();
    throw problem;
  }
  return report;
}

/** Reports to the page that opened this window, and closes it. */
export function reportToOpener(report: WindowReport): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(report);
  channel.close();
  window.close();
}
