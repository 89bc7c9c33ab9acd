// Every route an application serves, read from its router at run time.

import type { FastifyInstance } from 'fastify'

/** Returns `GET /api/cars/:id` and the like, without the HEAD that belongs to each GET. */
export async function routesOf(app: FastifyInstance): Promise<string[]> {
  await app.ready()
  const above: string[] = []
  const routes: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const branch = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line)
    if (!branch) continue
    const [, indent, piece, methods = ''] = branch as unknown as [string, string, string, string?]
    const depth = indent.length / 4
    above[depth] = (depth === 0 ? '' : above[depth - 1]!) + piece
    for (const method of methods.split(', '))
      if (method && method !== 'HEAD') routes.push(`${method} ${above[depth]}`)
  }
  return routes
}
