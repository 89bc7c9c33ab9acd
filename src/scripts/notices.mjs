// `npm run notices`: the licences of other people's work in the product, as text: what the server loads, then what the files of the
// client and of its worker hold. Fonts and the outline of the map are named in README.md.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './runtime.mjs'

const modules = join(root, 'node_modules')

/** The text of the licence that a package brings; empty where it only names one. */
function licenceOf(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
}

/** The packages of the server, one after the other by name. */
function* ofServer() {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'))
  for (const path of Object.keys(packages).toSorted()) {
    const { version, license, dev, devOptional } = packages[path]
    if (dev || devOptional) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    yield `## ${name} ${version} (${license ?? 'see below'})\n\n${licenceOf(join(root, path))}`
  }
}

ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
console.log('# Server\n')
for (const notice of ofServer()) console.log(`${notice}\n`)
for (const file of ['license.md', 'worker-license.md']) {
  console.log('# Client\n')
  console.log(readFileSync(join(root, 'dist/client/.vite', file), 'utf8'))
}
