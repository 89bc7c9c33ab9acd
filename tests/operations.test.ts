// What operators are given: the container file, which needs no builder to see that it builds what is in the repository and runs
// it as it should, and the page that names every variable and metric.

import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { memoryLimits } from '../src/scripts/memory-limits.mjs'
import { readDockerfile } from './support/dockerfile.ts'

const root = resolve(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

const instructions = readDockerfile()
const all = (name: string, of = instructions) =>
  of.filter((each) => each.name === name).map(({ text }) => text)
/** What the container runs, after the stages that only build. */
const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  devDependencies: { node: string }
}

test('every stage is on the Node that the repository pins', () => {
  const stages = all('FROM')
  expect(stages.length).toBeGreaterThan(1)
  for (const stage of stages)
    expect(stage).toMatch(new RegExp(`^node:${devDependencies.node}-[a-z]+-slim( AS \\w+)?$`))
})

test('the image installs what the lock file says, and runs without what only builds', () => {
  const ofPackages = /\b(npm|npx|yarn|pnpm)\b/
  const installs = all('RUN').filter((text) => ofPackages.test(text))
  for (const text of installs) expect(text).toMatch(/^npm ci /)
  const folders = all('COPY', last).filter((text) => text.includes('node_modules'))
  expect(folders).toEqual(['--from=packages /wouri/node_modules node_modules'])
  expect(all('RUN', last).filter((text) => ofPackages.test(text))).toEqual([])
  const stage = instructions.findIndex(({ name, text }) => name === 'FROM' && text.endsWith(' AS packages'))
  const [install] = all('RUN', instructions.slice(stage))
  expect(install).toMatch(/^npm ci (?=.*--omit=dev )(?=.*--omit=peer )/)
  // Brought along by a package that only types itself by it.
  expect(install).toMatch(/&& rm -r .*node_modules\/typescript\b/)
})

test('the container file lies in its folder with what it leaves out, not on the top level', () => {
  expect(readdirSync(root).filter((name) => /docker|compose/i.test(name))).toEqual([])
  expect(readdirSync(join(root, 'src/container'))).toEqual(
    expect.arrayContaining(['Dockerfile', 'Dockerfile.dockerignore']),
  )
})

test('what is copied from the repository is there, and its data and secrets are left out', () => {
  const copied = all('COPY')
    .filter((text) => !text.startsWith('--from'))
    .flatMap((text) => text.split(' ').slice(0, -1))
  expect(copied).toContain('src/server')
  for (const path of copied) expect(existsSync(join(root, path))).toBe(true)
  const ignored = read('src/container/Dockerfile.dockerignore').split('\n')
  // `.*` covers `.data`, where an own database and the key of the files lie, and `.git`.
  for (const path of ['.*', 'node_modules', 'dist']) expect(ignored).toContain(path)
})

test('the server finds all that it loads where only its packages are installed, and nothing besides', () => {
  const sources = ['server', 'domain', 'contract'].flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => read(`src/${folder}/${name}`)),
  )
  const loaded = sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import\() ?'((?:@[\w-]+\/)?[a-z][\w-]*)/g)].map((match) => match[1]!),
  )
  const packages = new Set(loaded.filter((name) => name !== 'node'))
  expect([...packages].toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

test('it has the limits of memory that npm start gives the server', () => {
  const { NODE_OPTIONS: options, MALLOC_ARENA_MAX: arenas } = memoryLimits
  expect(all('ENV', last)[0]).toContain(`NODE_OPTIONS="${options}" MALLOC_ARENA_MAX=${arenas}`)
  expect(read('src/OPERATIONS.md')).toContain(`\`${options}\` and \`${arenas}\``)
})

test('it runs without root, keeps its data in a volume, and is asked whether it is ready', () => {
  const users = all('USER', last)
  expect(users).toEqual(['node'])
  const [volume] = all('VOLUME', last)
  expect(all('ENV', last)[0]).toContain(`WOURI_DATA=${volume}`)
  expect(all('HEALTHCHECK', last)[0]).toContain('/api/ready')
  // As a list: a shell in between would keep SIGTERM to itself.
  const [program] = all('CMD', last).map((text) => JSON.parse(text) as string[])
  expect(existsSync(join(root, program!.at(-1)!))).toBe(true)
  const names = last.map(({ name }) => name)
  expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'))
})

test('the page gives nginx a server that also Debian 12 starts: TLS with a certificate, no directive that it lacks', () => {
  const page = read('src/OPERATIONS.md')
  const [block] = /```nginx\n(server \{[\s\S]+?)```/.exec(page)!.slice(1)
  expect(block).toMatch(/^ {2}listen 443 ssl http2;$/m)
  expect(block).toMatch(/^ {2}ssl_certificate \S+;$/m)
  expect(block).toMatch(/^ {2}ssl_certificate_key \S+;$/m)
  // Known from 1.25.1 on; Debian 12 has 1.22.
  expect(block).not.toMatch(/^\s*http2 on;/m)
})

test('`npm run sbom` lists each package that the server loads, with its version and licence', async () => {
  const command = promisify(execFile)('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 1e8 })
  const { bomFormat, components } = JSON.parse((await command).stdout) as {
    bomFormat: string
    components: { name: string; version?: string; licenses?: object[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const told = components.filter(({ version, licenses }) => version && licenses?.length)
  const names = [...Object.keys(dependencies), 'pg-protocol']
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
}, 60_000)

/** The packages that are in the files of the client and of its worker, but for what styles are compiled by. */
function packagesOfClient(): Set<string> {
  const sources = readdirSync(join(root, 'src/client'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.css|\.test)\.tsx?$/.test(name) && !/^(prerender|gallery)\b/.test(name),
  )
  const names = sources.flatMap((name) =>
    [
      ...read(join('src/client', name)).matchAll(
        /^(?:import (?!type)[^'"]*?|\} from |.*\bimport\()'((?:@[\w-]+\/)?[a-z][\w-]*)/gm,
      ),
    ].map((match) => match[1]!),
  )
  return new Set(names)
}

test('`npm run notices` names each package of the server, of the client and of its worker', async () => {
  const command = promisify(execFile)('npm', ['run', '--silent', 'notices'], { cwd: root, maxBuffer: 1e8 })
  const told = [...(await command).stdout.matchAll(/^## (\S+) (?:- )?\d\S* \(/gm)].map((match) => match[1]!)
  const ofClient = packagesOfClient()
  expect([...ofClient]).toEqual(expect.arrayContaining(['react', 'valibot', 'workbox-precaching']))
  // What those bring along is there as well.
  const brought = ['fast-json-stringify', 'scheduler', 'idb']
  expect(told).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...ofClient, ...brought]))
}, 300_000)

/** Every name that a pattern finds in the files. */
const named = (pattern: RegExp, ...files: string[]) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map((match) => match[1]!)))

test('the page for operators explains every variable, and every metric that is there', () => {
  const page = read('src/OPERATIONS.md')
  const variables = named(
    /^ {2}([A-Z][A-Z0-9_]+):/gm,
    'src/server/app/env.ts',
    'src/server/trade/payments/configured.ts',
  )
  expect(variables.size).toBeGreaterThan(30)
  const covered = (name: string) => page.includes(`\`${name}`) || page.includes(`\`${name.split('_')[0]}_…\``)
  expect([...variables].filter((name) => !covered(name))).toEqual([])
  const metrics = named(
    /\b(wouri_[a-z_]+)\b/g,
    'src/server/platform/metrics/metrics.ts',
    'src/server/platform/metrics/stored-metrics.ts',
  )
  expect(named(/`(wouri_[a-z_]+)`/g, 'src/OPERATIONS.md')).toEqual(metrics)
})
