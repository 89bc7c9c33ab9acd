// Shows what only a pointer or the keyboard brings about: the rules for hovering, focus and pressing are written again for
// whatever stands in `data-forced`.

const forced: [pseudo: string, name: string][] = [
  [':hover', 'hover'],
  [':focus-visible', 'focus'],
  [':active', 'press'],
]
const controls = ':is(a, button, input, select, textarea, article)'

function again(rule: CSSStyleRule): string {
  const selector = forced.reduce(
    (text, [pseudo, name]) => text.replaceAll(pseudo, `:is([data-forced="${name}"] ${controls})`),
    rule.selectorText,
  )
  return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`
}

function rewritten(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return again(rule)
      if (!(rule instanceof CSSMediaRule)) return ''
      const inner = rewritten(rule.cssRules)
      // A telephone has no hovering; here it is looked at all the same.
      return inner === '' || rule.conditionText.includes('hover') ? inner : `@media ${rule.conditionText}{${inner}}`
    })
    .join('\n')
}

/** Once, when the styles of all parts are there. */
export function forceStates(): void {
  const style = document.createElement('style')
  style.textContent = [...document.styleSheets].map((sheet) => rewritten(sheet.cssRules)).join('\n')
  document.head.append(style)
}
