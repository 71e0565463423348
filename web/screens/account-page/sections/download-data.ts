import { exportAccount } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** Downloads all data that we store about the user as one JSON file. @throws ApiProblem */
export async function downloadMyData(): Promise<void> {
  const data = await send(exportAccount, {});
  saveFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
}
