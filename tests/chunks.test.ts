// The paths that the build names by hand: after a rename none of them may silently mean nothing.

import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { namedPaths } from '../src/build/chunks.ts'
import { checkNames } from '../src/build/precache-manifest.ts'

const root = resolve(import.meta.dirname, '..')
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (name) => `src/${name.replaceAll('\\', '/')}`,
)

/** Each choice of a path by itself: `car/(a|b)` is `car/a` and `car/b`. What a path leaves out, `(?!…)`, stays in it. */
function choicesOf(path: string): string[] {
  const choice = /\((?!\?)([^()]*(?:\(\?![^()]*\)[^()]*)*)\)/.exec(path)
  if (choice === null) return [path]
  const [whole, inner] = choice as unknown as [string, string]
  const choices = inner.split(/\|(?![^(]*\))/)
  return [...new Set(choices.flatMap((one) => choicesOf(path.replace(whole, () => one))))]
}

const isThere = (path: string) => {
  const name = new RegExp(path)
  if (!path.startsWith('node_modules/')) return sources.some((source) => name.test(source))
  const [, scope, inner] = path.split('/')
  // A package, or what is inside one of a scope.
  if (!scope!.startsWith('@')) return existsSync(join(root, 'node_modules', scope!))
  const folder = join(root, 'node_modules', scope!)
  if (!inner!.includes('*')) return readdirSync(folder).some((one) => new RegExp(`^${inner}$`).test(one))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((one) =>
    name.test(`node_modules/${scope}/${one.replaceAll('\\', '/')}`),
  )
}

test('every path by which the code is cut into files leads to one', () => {
  const paths = namedPaths.flatMap(choicesOf)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

test('the choices of a path are looked at one by one', () => {
  expect(choicesOf('src/a/(b|c/(d|e))/')).toEqual(['src/a/b/', 'src/a/c/d/', 'src/a/c/e/'])
  expect(choicesOf('src/a/(?!b|c)')).toEqual(['src/a/(?!b|c)'])
  expect(isThere('src/client/ui/NoSuchPart')).toBe(false)
  expect(isThere('node_modules/no-such-package/')).toBe(false)
})

test('the build ends at a name that no built file has', () => {
  expect(() => checkNames([/Renamed\.tsx$/], ['src/client/Kept.tsx'])).toThrow('Renamed')
  expect(() => checkNames([/Kept\.tsx$/], ['src/client/Kept.tsx'])).not.toThrow()
})
