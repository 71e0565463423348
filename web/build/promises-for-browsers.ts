import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';

/** What only the server and people read of an endpoint (contract/endpoint.ts). */
const forServer = new Set(['purpose', 'status', 'params', 'query', 'alsoAnswers', 'mediaTypes', 'problems']);

/**
 * Leaves of the contract what a browser needs: of an endpoint its address, what is sent, and what a success holds; of
 * the schemas those that somebody asks for.
 */
export const promisesForBrowsers = (): PluginObj => ({
  name: 'promises-for-browsers',
  visitor: {
    CallExpression(call) {
      if (isEndpoint(call)) dropServersPart(call.node.arguments[0]);
      // Nothing in the contract does anything but make a value: what nobody uses may be left out.
      if (isOfModule(call)) call.addComment('leading', '#__PURE__');
    },
  },
});

function isEndpoint({ node }: NodePath<types.CallExpression>) {
  return types.isIdentifier(node.callee, { name: 'endpoint' });
}

function dropServersPart(promise: types.Node | undefined) {
  if (!types.isObjectExpression(promise)) return;
  promise.properties = promise.properties.filter(
    (property) =>
      !types.isObjectProperty(property) ||
      !types.isIdentifier(property.key) ||
      !forServer.has(property.key.name),
  );
}

/** Made when the module is read, not in a function. */
function isOfModule(call: NodePath<types.CallExpression>) {
  return (
    call.getFunctionParent() === null && call.findParent((outer) => outer.isVariableDeclarator()) !== null
  );
}
