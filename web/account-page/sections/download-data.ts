import { exportAccount } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';

/** Downloads all data that we store about the user as one JSON file. @throws ApiProblem */
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
