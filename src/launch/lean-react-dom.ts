// Leaves out of the built app what this app never does with React: take over markup that a server drew, view transitions,
// activities, suspense lists, custom elements, references to fragments, functions as the action of a form, and style sheets
// or scripts as components. Nobody reads the stack of components of an error either: their names are gone.

import { createRequire } from 'node:module'

/** As far as this file looks at the tree that the bundler's parser gives. */
type Node = {
  type: string
  start: number
  end: number
  name?: string
  value?: unknown
  operator?: string
  computed?: boolean
  id?: Node
  key?: Node
  left?: Node
  right?: Node
  object?: Node
  property?: Node
  discriminant?: Node
  test?: Node | null
  body?: Node | Node[]
  cases?: Node[]
  consequent?: Node | Node[]
  params?: Node[]
  properties?: Node[]
  declarations?: Node[]
  expression?: Node
}
type Edit = { start: number; end: number; text: string }

/** The one whose source was read for the lists below. */
const known = '19.3.1'

/** Kinds of nodes in React's tree that nothing here makes: dehydrated 18, list 19, resource 26, page 27, transition 30, activity 31. */
const absentTags = new Set<unknown>([18, 19, 26, 27, 30, 31])
/** Without them a component of such a kind is refused aloud, as an invalid one. */
const absentTypes = new Set(['REACT_ACTIVITY_TYPE', 'REACT_VIEW_TRANSITION_TYPE', 'REACT_SUSPENSE_LIST_TYPE'])
/** Variables that only those kinds or a hydration ever set. */
const alwaysFalse = new Set([
  'isHydrating',
  'shouldStartViewTransition',
  'rootViewTransitionAffected',
  'inUpdateViewTransition',
  'viewTransitionContextChanged',
])
/** Properties that are only ever written by a hydration, and what they are without one. */
const withoutHydration = new Map([['isDehydrated', '!1'], ['dehydrated', 'null']])
/** Functions that then find nothing, ever. */
const alwaysNothing = new Set([
  'isHostHoistableType',
  'isSingletonScope',
  'isCustomElement',
  'startViewTransition',
  'trackEnterViewTransitions',
  'isFragmentInstanceParent',
  'queueIfContinuousEvent',
  'clearIfContinuousEvent',
  'retryIfBlockedOn',
  'maySuspendCommit',
  'accumulateSuspenseyCommitOnFiber',
  'waitForCommitToBeReady',
  'extractEvents$1',
  'startHostTransition',
  'getStackByFiberInDevAndProd',
])
/** What react-dom itself asks the renderer for; the rest is for preloading. */
const askedOfRenderer = new Set(['f', 'r'])

const functions = /^(FunctionDeclaration|FunctionExpression)$/
const leaves = /^(Break|Return|Continue|Throw)Statement$/

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const children = (node: Node) => Object.values(node).flat().filter(isNode)
const listed = (value: Node | Node[] | undefined) => [value ?? []].flat()
const isTag = ({ type, name, property }: Node) =>
  type === 'MemberExpression' ? property?.name === 'tag' : /tag$|^_instance\d?$/i.test(name ?? '')

function canFallOut({ consequent }: Node): boolean {
  const last = listed(consequent).at(-1)
  const end = last?.type === 'BlockStatement' ? listed(last.body).at(-1) : last
  return end === undefined || !leaves.test(end.type)
}

/** What a part declares for the whole function around it: other parts may use the same variables. */
function variablesOf(node: Node): string[] {
  if (functions.test(node.type)) return []
  const own = node.type === 'VariableDeclaration' ? listed(node.declarations).map(({ id }) => id!.name!) : []
  return [...own, ...children(node).flatMap(variablesOf)]
}

/** The changes to make in react-dom's client. */
function editsOf(program: Node): Edit[] {
  const edits: Edit[] = []
  /** Where the function that is being read begins. */
  let beginning = 0
  const put = ({ start, end }: Node, text: string) => void edits.push({ start, end, text })

  function cases({ discriminant, cases = [] }: Node): void {
    const isOfTags = discriminant?.property?.name === 'tag'
    let above: Node | undefined
    for (const one of cases) {
      const isAbsent = (isOfTags && absentTags.has(one.test?.value)) || absentTypes.has(one.test?.name ?? '')
      const first = listed(one.consequent)[0]
      if (!isAbsent) {
        visit(one)
        above = one
      } else if (first !== undefined && above !== undefined && canFallOut(above)) {
        // The case above runs into this one: only the label goes.
        edits.push({ start: one.start, end: first.start, text: '' })
        listed(one.consequent).forEach(visit)
        above = one
      } else {
        put(one, '')
        const variables = variablesOf(one)
        if (variables.length > 0) edits.push({ start: beginning, end: beginning, text: `var ${variables.join()};` })
      }
    }
  }

  function visit(node: Node): void {
    const outside = beginning
    if (functions.test(node.type)) beginning = (node.body as Node).start + 1
    look(node)
    beginning = outside
  }

  function look(node: Node): void {
    const { type, left, right, expression } = node
    if (type === 'SwitchStatement') return cases(node)
    if (type === 'BinaryExpression' && (node.operator === '===' || node.operator === '!==') && absentTags.has(left?.value) && isTag(right!))
      return put(node, node.operator === '===' ? '!1' : '!0')
    if (type === 'FunctionDeclaration') {
      if (alwaysNothing.has(node.id?.name ?? '')) return put(node.body as Node, '{return null}')
      // Its own variable of that name.
      if (node.params?.some(({ name }) => alwaysFalse.has(name ?? ''))) return
    }
    if (type === 'VariableDeclarator' && alwaysFalse.has(node.id?.name ?? '')) return
    if (type === 'AssignmentExpression') {
      if (alwaysFalse.has(left?.name ?? '')) {
        put({ ...node, end: right!.start }, '')
        return visit(right!)
      }
      if (left?.object?.name === 'ReactDOMSharedInternals' && left.property?.name === 'd')
        return right!.properties?.forEach((property) => {
          if (!askedOfRenderer.has(property.key!.name!)) put(property.value as Node, 'void 0')
        })
    }
    if (type === 'ExpressionStatement' && expression?.type === 'AssignmentExpression') {
      const { object, property } = expression.left!
      if (object?.object?.name === 'FragmentInstance' && object.property?.name === 'prototype') return put(node, '')
      if (property?.name === 'hydrateRoot' || property?.name === 'unstable_scheduleHydration') return put(node, '')
    }
    if (type === 'MemberExpression' && !node.computed) {
      const instead = withoutHydration.get(node.property?.name ?? '')
      return instead === undefined ? visit(node.object!) : put(node, instead)
    }
    if (type === 'Property' && !node.computed) return visit(node.value as Node)
    if (type === 'Identifier' && alwaysFalse.has(node.name!)) return put(node, '!1')
    children(node).forEach(visit)
  }
  visit(program)
  return edits
}

export function leanReactDom() {
  return {
    name: 'lean-react-dom',
    enforce: 'pre' as const,
    apply: 'build' as const,
    transform: {
      filter: { id: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
      handler(this: { parse: (code: string) => unknown }, code: string) {
        const { version } = createRequire(import.meta.url)('react-dom/package.json') as { version: string }
        if (version !== known) throw new Error(`lean-react-dom.ts was written for react-dom ${known}, and this is ${version}: read it again, or leave it out.`)
        const edits = editsOf(this.parse(code) as Node).sort((a, b) => b.start - a.start)
        return edits.reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
      },
    },
  }
}
