import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  databases,
  persistedQueries,
  storedChoices,
  cachedFiles,
  storedMutations,
  storedWork,
  pendingWork,
} from './storage-policy.ts'

const client = resolve(import.meta.dirname, '..')
const code = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|storage-policy\.ts$/.test(name))
  .map((name) => readFileSync(join(client, name), 'utf8'))

const found = (pattern: RegExp) =>
  new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)))

test('every small choice that is written down is named in the policy, and none is named for nothing', () => {
  const written = found(/\b(?:key|\w+Key) = '((?:wouri|bc-fe)-[a-z-]+)'/g)
  expect([...written].sort()).toEqual(Object.keys(storedChoices).sort())
})

test('every answer that is kept is asked by somebody', () => {
  const asked = found(/queryKey: \['([a-z-]+)'/g)
  for (const root of Object.keys(persistedQueries)) expect(asked).toContain(root)
})

test('every file cache of the worker is named', () => {
  const caches = found(/cacheName(?: =|:) '([a-z-]+)'/g)
  expect([...caches].sort()).toEqual(
    Object.keys(cachedFiles)
      .filter((name) => name !== 'workbox-precache')
      .sort(),
  )
})

test('the pending work is the mutation queues and drafts', () => {
  for (const name of pendingWork)
    expect(Object.keys(storedWork).some((beginning) => name.startsWith(beginning))).toBe(true)
  const kinds = found(/mutationQueue(?:<[^>]+>)?\('([a-z-]+)'/g)
  expect([...kinds].sort()).toEqual(Object.keys(storedMutations).sort())
  const keys = Object.values(storedMutations).flatMap(({ key, earlierKey }) => [key, earlierKey])
  expect(keys.map((key) => `draft-${key}`).sort()).toEqual([...pendingWork].sort())
})

test('databases are named as the policy says', () => {
  const named = code.filter((text) => text.includes('keyValueStore(')).join()
  expect(named).toContain(`'${databases.shared}'`)
  expect(named).toContain(`\`${databases.personal}\${person}\``)
  expect(named).toContain(`\`${databases.walks}\${person}\``)
})
