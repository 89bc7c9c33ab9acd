// Leaves out of the app what only the server and the API's document read in the contract: summaries, examples, statuses.

/** As far as this file looks at Babel's tree, whose types are not installed. */
type Node = { type: string; name?: string; key?: Node; callee?: Node; object?: Node; property?: Node }
type Call = { node: { callee: Node; arguments: (Node & { properties?: Node[] })[] } }

const forServers = new Set(['summary', 'statuses', 'failures', 'example'])

const isMethod = (callee: Node | undefined, name: string) =>
  callee?.type === 'MemberExpression' && callee.object?.name === 'v' && callee.property?.name === name

function strip() {
  return {
    visitor: {
      CallExpression({ node }: Call) {
        const [declaration] = node.arguments
        if (node.callee.name === 'endpoint' && declaration?.properties)
          declaration.properties = declaration.properties.filter(({ key }) => !forServers.has(key?.name ?? ''))
        if (isMethod(node.callee, 'pipe'))
          node.arguments = node.arguments.filter(({ callee }) => !isMethod(callee, 'metadata'))
      },
    },
  }
}

/** A preset for the bundler's Babel. */
export const leanContract = {
  preset: { plugins: [strip] },
  rolldown: { filter: { id: /src[\\/]contract[\\/][^?]+\.ts$/ } },
}
