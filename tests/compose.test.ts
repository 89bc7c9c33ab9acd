// The compose file, which nobody starts here: what it says is held to what the product, its image and its files know.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '#server/app/env.ts'
import { hasDemonstration } from '#server/demonstration/start-rule.ts'
import { poolConfig } from '#server/platform/db/pool-config.ts'
import { readDockerfile } from './support/dockerfile.ts'

const root = resolve(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const folder = 'src/container'

type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  ports?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  configs?: { source: string; target: string }[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  stop_grace_period?: string
}
type Compose = {
  services: Record<string, Service>
  volumes: Record<string, null>
  configs: Record<string, { content: string }>
}
const text = read(`${folder}/compose.yml`)
const compose = parse(text, { merge: true }) as Compose
const { services } = compose
const names = Object.keys(services)
const processes = names.filter((name) => services[name]!.build)

/** What a site would write into `.env`. */
const secrets: Record<string, string> = {
  SITE: 'wouri.cm',
  FILES_KEY: 'c0'.repeat(32),
  DATABASE_PASSWORD: 'database1',
  REPLICATION_PASSWORD: 'replica1',
  S3_KEY: 'key1',
  S3_SECRET: 'secret1',
  SMTP_URL: 'smtps://mail:secret@mail.wouri.cm',
  GRAFANA_PASSWORD: 'grafana1',
}
const filled = (value: string) => value.replaceAll(/\$\{(\w+):\?\}/g, (_, name: string) => secrets[name]!)
const environmentOf = (name: string) =>
  Object.fromEntries(
    Object.entries(services[name]!.environment ?? {}).map(([key, value]) => [key, filled(value)]),
  )
const contentOf = (source: string) => compose.configs[source]!.content.replaceAll('$$', '$')

test('every variable is one that the product knows, with a value that it takes, equal in all three processes', () => {
  expect(processes).toEqual(['wouri-1', 'wouri-2', 'wouri-3'])
  const given = environmentOf('wouri-1')
  const known = readEnvironment(given)
  for (const name of Object.keys(given)) expect(Object.hasOwn(known, name), name).toBe(true)
  for (const name of processes) expect(environmentOf(name)).toEqual(given)
  expect(hasDemonstration(known)).toBe(false)
  // The comment at the top names all that is asked for, and nothing else.
  const asked = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map((match) => match[1]!))
  expect([...asked].toSorted()).toEqual(Object.keys(secrets).toSorted())
  const comment = text.slice(0, text.indexOf('name: wouri'))
  for (const name of asked) expect(comment).toContain(name)
})

test('every address leads to a service that listens there', () => {
  const env = readEnvironment(environmentOf('wouri-1'))
  const bouncer = environmentOf('pgbouncer')
  const listening: Record<string, string> = {
    pgbouncer: bouncer['LISTEN_PORT']!,
    'postgres-replica': '5432',
    valkey: '6379',
    s3: /127\.0\.0\.1:(\d+)/.exec(services['s3']!.healthcheck!.test.join(' '))![1]!,
  }
  const addresses = [env.DATABASE_URL, env.DATABASE_REPLICA_URL, env.REDIS_URL, env.S3_URL].map(
    (url) => new URL(url!),
  )
  expect(Object.fromEntries(addresses.map(({ hostname, port }) => [hostname, port]))).toEqual(listening)
  expect(services['s3']!.volumes).toContain(`papers:/data${addresses[3]!.pathname}`)
  expect(bouncer).toMatchObject({ DB_HOST: 'postgres', DB_NAME: 'wouri', DB_USER: 'wouri' })

  const port = /PORT=(\d+)/.exec(readDockerfile().findLast(({ name }) => name === 'ENV')!.text)![1]!
  const upstreams = [...contentOf('caddyfile').matchAll(/(wouri-\d):(\d+)/g)].map((match) => match.slice(1))
  expect(upstreams).toEqual(processes.map((name) => [name, port]))
  const { scrape_configs: scraped } = parse(contentOf('prometheus')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[]
  }
  expect(scraped[0]!.static_configs[0]!.targets).toEqual(
    processes.map((name) => `${name}:${env.METRICS_PORT}`),
  )
  const { datasources } = parse(contentOf('grafana-source')) as { datasources: { url: string }[] }
  expect(names).toContain(new URL(datasources[0]!.url).hostname)
})

test('images are pinned, what they mount is there, and only the proxy is open to the world', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  for (const [name, { image, build, volumes = [], configs = [], ports = [] }] of Object.entries(services)) {
    expect(image).toMatch(/:v?\d+\.\d+[\w.-]*$/)
    if (build) {
      expect(image).toBe(`wouri:${version}`)
      expect(existsSync(join(root, folder, build.context, build.dockerfile))).toBe(true)
    }
    for (const volume of volumes) {
      const [source] = volume.split(':') as [string]
      if (source.startsWith('.')) expect(existsSync(join(root, folder, source)), volume).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
    for (const { source } of configs) expect(Object.keys(compose.configs)).toContain(source)
    if (name !== 'proxy') for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  }
  const mounted = names.flatMap((name) => [
    ...(services[name]!.volumes ?? []).map((volume) => volume.split(':')[0]!),
    ...(services[name]!.configs ?? []).map(({ source }) => source),
  ])
  for (const name of [...Object.keys(compose.volumes), ...Object.keys(compose.configs)])
    expect(
      mounted.filter((each) => each === name),
      name,
    ).toHaveLength(1)
})

test('who waits for another waits for one that says when it is healthy', () => {
  expect(
    readDockerfile().some(({ name, text: test }) => name === 'HEALTHCHECK' && test.includes('/api/ready')),
  ).toBe(true)
  for (const name of names) {
    const { depends_on: needs = {}, healthcheck } = services[name]!
    for (const [needed, { condition }] of Object.entries(needs)) {
      expect(condition).toBe('service_healthy')
      expect(services[needed]!.healthcheck ?? services[needed]!.build, needed).toBeDefined()
    }
    if (healthcheck) expect(healthcheck.test[0]).toBe('CMD')
  }
  // The proxy hears of a stop before connections are refused, and requests and jobs have their time.
  const env = readEnvironment(environmentOf('wouri-1'))
  const pause = Number(/health_interval (\d+)s/.exec(contentOf('caddyfile'))![1])
  expect(env.DRAIN_SECONDS).toBeGreaterThan(pause)
  for (const name of processes)
    expect(Number.parseInt(services[name]!.stop_grace_period!, 10)).toBeGreaterThanOrEqual(
      env.DRAIN_SECONDS + 10 + 60,
    )
})

test('the alert rules and the dashboard of the repository are what is loaded', () => {
  const target = (service: string, file: string) =>
    services[service]!.volumes!.find((volume) => volume.startsWith(`../watching/${file}:`))!.split(':')[1]
  const { rule_files: rules } = parse(contentOf('prometheus')) as { rule_files: string[] }
  expect(rules).toEqual([target('prometheus', 'alerts.yml')])
  const { groups } = parse(read('src/watching/alerts.yml')) as { groups: { rules: { alert: string }[] }[] }
  expect(groups[0]!.rules.length).toBeGreaterThan(10)
  const { providers } = parse(contentOf('grafana-dashboards')) as {
    providers: { options: { path: string } }[]
  }
  expect(target('grafana', 'dashboard.json')!.startsWith(`${providers[0]!.options.path}/`)).toBe(true)
})

test('a pool in transaction mode is enough: nothing in the server outlives a transaction', () => {
  const env = readEnvironment(environmentOf('wouri-1'))
  expect(environmentOf('pgbouncer')['POOL_MODE']).toBe('transaction')
  expect(poolConfig(env.DATABASE_URL!).statement_timeout).toBe(false)
  // What the pool cannot set for us, the role has.
  expect(contentOf('roles')).toContain("ALTER ROLE wouri SET statement_timeout = '10s'")
  const sources = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => read(`src/server/${name}`))
  const session =
    /pg_(try_)?advisory_(un)?lock(_shared)?\(|pg_notify\(|sql`(UN)?LISTEN\b|sql`PREPARE\b|WITH HOLD|CREATE TEMP|sql`SET (?!LOCAL|TRANSACTION)/
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((source) => session.test(source))).toEqual([])
})
