import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readCatalog } from './catalog.ts';

/** Of the texts. */
type TextsOf = { language: string };

/** What only operators and developers see stays English. */
const staysEnglish = /\/web\/screens\/(?:operator|style)\//;

/**
 * Compiles the texts in place, after the Lingui macro: the English ones that stand there, or those of the build's
 * language. So each screen contains its own texts, no page loads a catalog, and the 6 kB message parser is not sent to
 * the browser. A text that is not translated stops the build.
 */
export const compiledMessages = (_babel: unknown, { language }: TextsOf): PluginObj => ({
  name: 'compiled-messages',
  visitor: {
    ObjectProperty(property, { filename = '' }) {
      const { key, value } = property.node;
      if (!isNamed(key, 'message') || !types.isStringLiteral(value)) return;
      const id = idBeside(property);
      if (id === undefined) return;
      const isEnglish = staysEnglish.test(filename);
      property.node.value = types.valueToNode(
        textOf(isEnglish ? 'en' : language, { id, english: value.value }),
      );
    },
  },
});

function textOf(language: string, { id, english }: { id: string; english: string }) {
  if (language === 'en') return compileMessage(english);
  const text = readCatalog(language).get(id);
  if (text === undefined) throw new Error(`web/locales/${language}/messages.po has no text for: ${english}`);
  return compileMessage(text);
}

/** The Lingui macro's messages are the objects with both an `id` and a `message`. */
function idBeside({ parent }: NodePath<types.ObjectProperty>): string | undefined {
  if (!types.isObjectExpression(parent)) return undefined;
  for (const other of parent.properties) {
    if (!types.isObjectProperty(other) || !isNamed(other.key, 'id')) continue;
    if (types.isStringLiteral(other.value)) return other.value.value;
  }
  return undefined;
}

function isNamed(key: types.Node, name: string) {
  return types.isIdentifier(key, { name }) || types.isStringLiteral(key, { value: name });
}
