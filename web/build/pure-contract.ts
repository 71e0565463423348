import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';

/**
 * Marks the calls at the top level of the contract as pure: they only create values. So the bundler leaves out every
 * endpoint, schema and description that the app does not use.
 */
export const pureContract = (): PluginObj => ({
  name: 'pure-contract',
  visitor: {
    CallExpression(call) {
      if (isTopLevel(call)) call.addComment('leading', '#__PURE__');
    },
    // A bundler keeps what spreads a list, even as an argument of a pure call; as a call it is pure like the others.
    SpreadElement(spread) {
      const list = spread.findParent((outer) => outer.parentPath?.isVariableDeclarator() === true);
      if (!isTopLevel(spread) || !list?.isExpression()) return;
      list.replaceWith(types.callExpression(types.arrowFunctionExpression([], list.node), []));
    },
  },
});

/** Run when the module is loaded, not in a function. */
function isTopLevel(path: NodePath) {
  return (
    path.getFunctionParent() === null && path.findParent((outer) => outer.isVariableDeclarator()) !== null
  );
}
