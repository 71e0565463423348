import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles the English texts where they stand, after the Lingui macro. So each screen carries its own words, the
 * first page loads no catalogue, and the 6 kB message parser stays out of the browser.
 */
export const compiledMessages = (): PluginObj => ({
  name: 'compiled-messages',
  visitor: {
    ObjectProperty(property) {
      const { key, value } = property.node;
      if (!isNamed(key, 'message') || !types.isStringLiteral(value) || !hasId(property)) return;
      property.node.value = types.valueToNode(compileMessage(value.value));
    },
  },
});

/** Messages of the Lingui macro are the objects that hold an `id` beside the `message`. */
function hasId(property: NodePath<types.ObjectProperty>) {
  const { parent } = property;
  return (
    types.isObjectExpression(parent) &&
    parent.properties.some((other) => types.isObjectProperty(other) && isNamed(other.key, 'id'))
  );
}

function isNamed(key: types.Node, name: string) {
  return types.isIdentifier(key, { name }) || types.isStringLiteral(key, { value: name });
}
