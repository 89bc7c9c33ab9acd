// Development, tests and the build read the same modules: what a test proves is proven of what is served.

import { resolve } from 'node:path'
import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const configFile = resolve(import.meta.dirname, '../vite.config.ts')

async function resolution(command: 'serve' | 'build', isTesting: boolean) {
  vi.stubEnv('VITEST', isTesting ? 'true' : '')
  const mode = command === 'build' ? 'production' : 'development'
  const config = await resolveConfig({ configFile, logLevel: 'silent' }, command, mode)
  const { alias, conditions, dedupe, extensions, mainFields } = config.resolve
  return {
    alias: alias.map(({ find, replacement }) => [String(find), replacement]),
    conditions,
    dedupe,
    extensions,
    mainFields,
    // A plugin that answers for a module may answer with another one; the service worker's answers for virtual ones alone.
    resolving: config.plugins
      .filter(({ name, resolveId }) => resolveId !== undefined && !/^vite(:|-plugin-pwa)/.test(name))
      .map(({ name }) => name),
  }
}

afterEach(() => vi.unstubAllEnvs())

test('development, tests and the build resolve modules alike', async () => {
  const build = await resolution('build', false)
  expect(build.alias.map(([find]) => find)).toContain('react-style-singleton')
  expect(await resolution('serve', false)).toEqual(build)
  expect(await resolution('serve', true)).toEqual(build)
}, 60_000)
