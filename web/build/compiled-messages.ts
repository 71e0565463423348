import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles the English texts in place, after the Lingui macro. So each screen contains its own texts, the first page
 * loads no catalog, and the 6 kB message parser is not sent to the browser.
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

/** The Lingui macro's messages are the objects with both an `id` and a `message`. */
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
