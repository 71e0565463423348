import { expect, test } from 'vitest';
import { findProofs } from './prove/proofs.ts';
import { fillTemplate } from './template.ts';

test('a template is filled in as envsubst does it, and nothing is left empty in silence', () => {
  const role = fillTemplate('postgresql/etcd.yml', {
    NODE_NAME: 'node2',
    NODE_DIR: '/srv/node2',
    NODE_HOST: '10.0.0.2',
    NODE1_HOST: '10.0.0.1',
    NODE2_HOST: '10.0.0.2',
    NODE3_HOST: '10.0.0.3',
  });
  expect(role).toContain('listen-client-urls: http://10.0.0.2:2379');
  expect(role).toContain('node3=http://10.0.0.3:2380');
  expect(() => fillTemplate('postgresql/etcd.yml', { NODE_NAME: 'node2' })).toThrow(
    'needs a value for NODE_DIR',
  );
});

test('a proof that there is not is named, with those that there are', () => {
  expect(() => findProofs(['restore', 'nothing'], { isRoot: true })).toThrow(
    /No such proof: nothing\. There are processes, .*restore\./,
  );
});

test('a user without root is told before anything starts which proofs need it, for what, and which do not', () => {
  const asUser = (...names: string[]) => findProofs(names, { isRoot: false });
  expect(() => asUser()).toThrow(
    /^Only root can run split-network \(network namespaces\) and scale \(control groups\)\. Run it as root, or name others: npm run cluster -- prove processes .* restore$/,
  );
  expect(() => asUser('restore', 'scale')).toThrow(/^Only root can run scale \(control groups\)\./);
  expect(() => asUser('restore', 'processes')).not.toThrow();
  expect(() => findProofs([], { isRoot: true })).not.toThrow();
});
