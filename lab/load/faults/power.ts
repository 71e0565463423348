import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { durableFiles } from './changes.ts';
import { type Fault, type Ground, seconds } from './fault.ts';
import { endUsersOf, killTree, missingPrograms } from './tools/machine.ts';
import { newFolder, type Product, startProduct } from './tools/product.ts';
import { startWriters } from './tools/writers.ts';

const cuts = 3;
const diskMegabytes = 600;
/** Room for the file system around the disk. */
const marginMegabytes = 60;
/** A file system stops at once and forgets what it has not written: EXT4_IOC_SHUTDOWN. */
const cutOff =
  'open my $f, "<", $ARGV[0] or die $!; my $flags = pack "L", 2; ioctl($f, 0x8004587D, $flags) or die $!';

export const powerCut: Fault = {
  name: 'power-cut',
  shows: `the block device under the data folder is cut off ${cuts} times while people write, once right after the first start: nothing acknowledged is missing`,
  control: {
    without: 'PostgreSQL does not wait for the disk',
    breaks: /the server ended|acknowledged writes lost/,
    change: durableFiles,
  },
  obstacle: () =>
    missingPrograms(
      { 'mkfs.ext4': 'e2fsprogs', mount: 'mount', perl: 'perl-base' },
      { isRootNeeded: 'to mount a disk', devices: ['/dev/loop-control'] },
    ),
  mounts: true,
  async run(ground) {
    const { disk, dataDir } = await makeDisk(ground);
    const product = await startProduct(ground, { dataDir, isNew: true });
    await loseDisk(ground, product, disk);
    product.start();
    await product.untilReady();
    const writers = await startWriters(ground, product, { isServerKilled: true });
    const readyAfterMs: number[] = [];
    for (let cut = 1; cut < cuts; cut += 1) {
      await writers.untilMore(50);
      await loseDisk(ground, product, disk);
      product.start();
      readyAfterMs.push(await product.untilReady());
    }
    await writers.untilMore();
    const { broken, measured } = await writers.finish();
    return {
      broken,
      measured: `${cuts} cuts; ${measured}; ready again after ${seconds(Math.max(...readyAfterMs))} at most`,
    };
  },
};

/**
 * A block device that is a file of another file system, and the folder at which it is mounted. When the other file system
 * is cut off, the device takes and gives nothing more, and what was written to it without a flush is gone.
 */
type Disk = { image: string; around: string; device: string; folder: string };

async function makeDisk(ground: Ground) {
  const top = await newFolder(ground);
  const around = join(top, 'around');
  const disk: Disk = {
    image: join(top, 'disk'),
    around,
    device: join(around, 'device'),
    folder: join(top, 'mounted'),
  };
  execFileSync('mkdir', [disk.around, disk.folder]);
  ground.onEnd(async () => {
    await endUsersOf(disk.folder);
    await unmount(disk.folder);
    await unmount(disk.around);
  });
  makeFileSystem(disk.image, diskMegabytes + marginMegabytes);
  mount(disk.image, disk.around);
  makeFileSystem(disk.device, diskMegabytes);
  execFileSync('sync', ['--file-system', disk.device]);
  mount(disk.device, disk.folder);
  execFileSync('chmod', ['755', disk.folder]);
  return { disk, dataDir: join(disk.folder, 'data') };
}

function makeFileSystem(file: string, megabytes: number): void {
  execFileSync('truncate', ['-s', `${megabytes}M`, file]);
  execFileSync('mkfs.ext4', ['-q', file]);
}

function mount(device: string, folder: string): void {
  execFileSync('mount', ['-o', 'loop', device, folder]);
}

async function unmount(folder: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      execFileSync('umount', [folder], { stdio: 'pipe' });
      return;
    } catch (error) {
      if (String((error as { stderr?: Buffer }).stderr).includes('not mounted')) return;
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
}

/** Cuts the device off; then everything that used it ends, and it is mounted again as after a restart of the machine. */
async function loseDisk(
  ground: Ground,
  product: Product,
  { image, around, device, folder }: Disk,
): Promise<void> {
  execFileSync('perl', ['-e', cutOff, around]);
  await killTree(product.pid());
  await product.untilEnded();
  await endUsersOf(folder);
  await unmount(folder);
  await unmount(around);
  ground.checkOpen();
  mount(image, around);
  mount(device, folder);
}
