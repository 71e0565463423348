import { exportAccount } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';

/** Everything that is kept of the person, as one JSON file on this device. @throws ApiProblem */
export async function downloadMyData(): Promise<void> {
  const data = await send(exportAccount, {});
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(address);
}
