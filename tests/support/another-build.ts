// Another build of the same sources: the same files, hashed otherwise, as a release with changes in every part would have.

import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIdFile } from '#contract/site/build.ts'

const hashed = /([\w.$-]*-)([\w-])([\w-]{6,7})(\.(?:js|css))/g

/** Copies a build; every hash, and so the name of the build, begins with `mark` (one character of a hash). */
export function anotherBuild(from: string, to: string, mark: string): void {
  rmSync(to, { recursive: true, force: true })
  // What is compressed ahead would still hold the old names; the server does without.
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const assets = readdirSync(join(to, 'assets'))
  const names = new Map(assets.map((name) => [name, name.replace(hashed, `$1${mark}$3$4`)]))
  const id = readFileSync(join(to, buildIdFile), 'utf8').trim()
  const renamed = (text: string) =>
    text.replace(hashed, (name) => names.get(name) ?? name).replaceAll(id, mark + id.slice(1))
  for (const file of textFiles(to)) {
    const text = renamed(readFileSync(file, 'utf8'))
    // The shell and files without a hash are distinguished by their revision.
    writeFileSync(file, text.replace(/"revision":"\w/g, `"revision":"${mark}`))
  }
  for (const [before, after] of names) {
    if (before === after) continue
    cpSync(join(to, 'assets', before), join(to, 'assets', after))
    rmSync(join(to, 'assets', before))
  }
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css)$/.test(name) || name === buildIdFile)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
}
