/**
 * Forbids HTML elements and styles in screens. A screen uses components of the design system and
 * passes meanings to them, such as a tone, instead of styles.
 */
const elements = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        if (node.name.type === 'JSXIdentifier' && /^[a-z]/.test(node.name.name)) {
          context.report({
            node,
            message: `Take a component of @corro/ui instead of <${node.name.name}>.`,
          });
        }
      },
    };
  },
};

const style = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name === 'className' || node.name.name === 'style') {
          context.report({
            node,
            message: 'The design system owns style: pass meaning, never CSS.',
          });
        }
      },
    };
  },
};

export default { meta: { name: 'screens' }, rules: { 'no-elements': elements, 'no-style': style } };
