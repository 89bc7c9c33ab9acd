// A rule for oxlint. A browser that translates the page takes out its text nodes, so React can neither take such a text away nor
// put an element before it (hydration/document/keep-translated-texts.ts mends what is left). An element of its own can
// be found again.

/** Components that render a bare text. */
const textComponents = new Set(['Trans', 'Plural'])

const isText = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'string' && node.value !== '') ||
  node?.type === 'TemplateLiteral' ||
  node?.type === 'TaggedTemplateExpression' ||
  (node?.type === 'JSXText' && node.value.trim() !== '') ||
  (node?.type === 'JSXElement' && textComponents.has(node.openingElement.name.name))

/** Everything that an expression may show; null stands for nothing. */
function shownBy(node) {
  if (node.type === 'ConditionalExpression') return [...shownBy(node.consequent), ...shownBy(node.alternate)]
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [null] : shownBy(node.left)), ...shownBy(node.right)]
  return [node.type === 'Literal' && node.value === null ? null : node]
}

const isBlank = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '') ||
  (node.type === 'JSXExpressionContainer' &&
    (node.expression.type === 'JSXEmptyExpression' ||
      (node.expression.type === 'Literal' && String(node.expression.value).trim() === '')))

const isElement = (node) => (node?.type === 'JSXElement' || node?.type === 'JSXFragment') && !isText(node)

const kindOf = (child) => {
  const shown = child.type === 'JSXExpressionContainer' ? shownBy(child.expression) : [child]
  const mayBeNone = shown.some((node) => node === null || isElement(node))
  if (shown.some(isText)) return mayBeNone ? 'sometimes a text' : 'text'
  return shown.length > 1 && shown.some(isElement) ? 'sometimes an element' : 'other'
}

const rule = {
  create(context) {
    const check = (node) => {
      const children = node.children.filter((child) => !isBlank(child))
      if (children.length < 2) return
      const kinds = children.map(kindOf)
      for (const [at, child] of children.entries()) {
        if (kinds[at] === 'sometimes a text')
          context.report({
            node: child,
            message: 'Put a text that comes and goes into an element of its own.',
          })
        if (kinds[at] === 'text' && kinds[at - 1] === 'sometimes an element')
          context.report({
            node: child,
            message: 'Put a text into an element of its own when the element before it comes and goes.',
          })
      }
    }
    return {
      JSXElement: (node) => !textComponents.has(node.openingElement.name.name) && check(node),
      JSXFragment: check,
    }
  },
}

export default { meta: { name: 'wouri' }, rules: { 'separate-texts': rule } }
