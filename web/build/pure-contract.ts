import type { NodePath, PluginObj, types } from '@babel/core';

/**
 * Marks the calls at the top level of the contract as pure: they only create values. So the bundler leaves out every
 * endpoint and schema that the app does not use.
 */
export const pureContract = (): PluginObj => ({
  name: 'pure-contract',
  visitor: {
    CallExpression(call) {
      if (isTopLevel(call)) call.addComment('leading', '#__PURE__');
    },
  },
});

/** Called when the module is loaded, not in a function. */
function isTopLevel(call: NodePath<types.CallExpression>) {
  return (
    call.getFunctionParent() === null && call.findParent((outer) => outer.isVariableDeclarator()) !== null
  );
}
