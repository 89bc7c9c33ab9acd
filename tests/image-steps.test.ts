// The steps of the container file, carried out without a builder: what is tracked, and nothing else of this machine, becomes a
// site that runs without root and writes to its volume alone. Installs twice and builds, so only with IMAGE_STEPS=on.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carryOut, readDockerfile, type Image } from './support/dockerfile.ts'

const minutes = 60_000
/** Nobody, on most systems. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** Sets what is allowed with every folder below one, and with itself: without the right to write nothing is added or removed. */
function allow(folder: string, mode: number): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), mode)
  chmodSync(folder, mode)
}

/** Starts what the image starts, as nobody where this is root. */
function start({ root, workingFolder, env, volume, command }: Image) {
  const data = join(root, volume)
  if (isRoot) chownSync(data, nobody, nobody)
  const [program, ...rest] = command
  return spawn(program === 'node' ? process.execPath : program!, rest, {
    cwd: join(root, workingFolder),
    env: {
      ...env,
      PATH: process.env['PATH'],
      WOURI_DATA: data,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_PROVIDERS: 'off',
    },
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
}

describe.skipIf(process.env['IMAGE_STEPS'] !== 'on')(
  'the image (skipped without IMAGE_STEPS=on: it installs twice)',
  () => {
    let folder: string
    beforeAll(() => {
      folder = realpathSync(mkdtempSync(join(tmpdir(), 'wouri-image-')))
      chmodSync(folder, 0o755)
    })
    afterAll(() => {
      allow(folder, 0o755)
      rmSync(folder, { recursive: true, force: true })
    }, 10 * minutes)

    test(
      'is built by its steps from what is tracked, and runs without root, with nothing to write to but its volume',
      { timeout: 30 * minutes },
      async () => {
        const image = carryOut(readDockerfile(), folder)
        const app = join(image.root, image.workingFolder)
        expect(readdirSync(app).toSorted()).toEqual(['dist', 'node_modules', 'package.json', 'src'])
        const packages = readdirSync(join(app, 'node_modules'))
        for (const builds of ['vite', 'typescript', 'react', '@playwright', 'vitest'])
          expect(packages).not.toContain(builds)
        allow(app, 0o555)
        const site = start(image)
        const ended = once(site, 'close')
        let written = ''
        const url = await new Promise<string>((found, fail) => {
          for (const stream of [site.stdout, site.stderr])
            stream.on('data', (chunk: Buffer) => {
              written += chunk.toString()
              const address = /ready at (\S+)/.exec(written)?.[1]
              if (address) found(address)
            })
          void ended.then(() => fail(new Error(`it ended: ${written}`)))
        })
        expect((await fetch(`${url}/api/ready`)).status).toBe(200)
        expect(await (await fetch(`${url}/suppliers`)).text()).toContain('<h1')
        site.kill('SIGTERM')
        expect((await ended)[0]).toBe(0)
      },
    )
  },
)
