import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';

/** The properties of an endpoint that only the server and people read (contract/endpoint.ts). */
const forServer = new Set([
  'purpose',
  'status',
  'params',
  'query',
  'otherResponses',
  'mediaTypes',
  'problems',
]);

/**
 * Keeps only the parts of the contract that a browser needs: the address of an endpoint, what is sent, and the response
 * of a success; and of the schemas only those that are used.
 */
export const endpointsForBrowsers = (): PluginObj => ({
  name: 'endpoints-for-browsers',
  visitor: {
    CallExpression(call) {
      if (isEndpoint(call)) dropServersPart(call.node.arguments[0]);
      // Calls in the contract have no side effects, so those that are not used may be left out.
      if (isOfModule(call)) call.addComment('leading', '#__PURE__');
    },
  },
});

function isEndpoint({ node }: NodePath<types.CallExpression>) {
  return types.isIdentifier(node.callee, { name: 'endpoint' });
}

function dropServersPart(definition: types.Node | undefined) {
  if (!types.isObjectExpression(definition)) return;
  definition.properties = definition.properties.filter(
    (property) =>
      !types.isObjectProperty(property) ||
      !types.isIdentifier(property.key) ||
      !forServer.has(property.key.name),
  );
}

/** Called when the module is evaluated, not inside a function. */
function isOfModule(call: NodePath<types.CallExpression>) {
  return (
    call.getFunctionParent() === null && call.findParent((outer) => outer.isVariableDeclarator()) !== null
  );
}
