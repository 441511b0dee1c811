/** @param {{ type: string, callee?: { name?: string } }} node */
const isAssert = (node) => node.type === 'CallExpression' && node.callee?.name === 'assert';

/**
 * An assert fails only when we are wrong already, so no test can tell it from one that always holds; one that never
 * holds is noticed by every test. Neither says anything.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'asserts',
    value: {
      /** @param {{ node: { type: string, expression?: object } }} path of the syntax tree */
      shouldIgnore({ node }) {
        return isAssert(node.type === 'ExpressionStatement' ? node.expression : node) ? 'an assert' : undefined;
      },
    },
  },
];
