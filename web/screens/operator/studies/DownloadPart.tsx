import { Trans, useLingui } from '@lingui/react/macro';
import { downloadStudy, type OpenedStudy } from '#contract/operator-study.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { saveFile } from '#web/lib/save-file.ts';

type DownloadPartProps = { study: OpenedStudy; onDone: (response: { message: string }) => void };

/** The files of a study for researchers, as one file (ZIP). Each download is in the audit log. */
export function DownloadPart({ study: { studyId }, onDone }: DownloadPartProps) {
  const { t } = useLingui();
  const name = `${studyId}.zip`;
  const download = async () => {
    const [files, { strToU8, zipSync }] = await Promise.all([
      send(downloadStudy, { params: { studyId } }),
      import('fflate'),
    ]);
    const packed = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    );
    saveFile(name, packed, 'application/zip');
  };
  return (
    <>
      <h3>
        <Trans>Files for researchers</Trans>
      </h3>
      <p>
        <Trans>
          The rows have study codes and no names. Still, someone who knows a person's answers could find that
          person. Give the files to nobody else. Delete older ones. Read data-dictionary.md first.
        </Trans>
      </p>
      <ActionButton
        label={<Trans>Download the files (ZIP)</Trans>}
        sendingLabel={<Trans>Getting the files...</Trans>}
        send={download}
        onSuccess={() => onDone({ message: t`The file ${name} is with your downloads.` })}
      />
    </>
  );
}
