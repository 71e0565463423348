import { exportAccount } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { dataPage, type MyData } from './data-page.ts';

/** Downloads all data that we store about the user as one JSON file. @throws ApiProblem */
export async function downloadMyData(): Promise<MyData> {
  const data = await send(exportAccount, {});
  saveFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
  return data;
}

/** The same for people: a JSON file opens in nothing that they have. */
export function saveDataPage(data: MyData): void {
  saveFile('my-data.html', dataPage(data), 'text/html');
}
