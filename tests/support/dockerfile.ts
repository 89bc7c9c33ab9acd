// The container file as steps, and a carrying out of them in folders of this machine, where no builder exists.

import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export type Instruction = { name: string; text: string }

/** Every instruction of the container file, in its order. */
export function readDockerfile(): Instruction[] {
  return readFileSync(join(root, 'src/container/Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), text: line.slice(line.indexOf(' ') + 1) }))
}

export type Image = {
  /** The folder that stands for `/`. */
  root: string
  workingFolder: string
  env: Record<string, string>
  volume: string
  command: string[]
}

/** What is tracked, as it is in the work tree, without what `Dockerfile.dockerignore` leaves out. */
function copyContext(to: string): void {
  const ignored = readFileSync(join(root, 'src/container/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
  const kept = new Set(ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
  const isLeftOut = (path: string) => {
    const [first = ''] = path.split('/')
    return !kept.has(first) && (ignored.includes(first) || (ignored.includes('.*') && first.startsWith('.')))
  }
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const path of tracked.split('\0')) {
    if (path !== '' && !isLeftOut(path) && existsSync(join(root, path)))
      cpSync(join(root, path), join(to, path))
  }
}

/** The environment of this machine (its proxies, where packages come from) without what tests put into it. */
function withoutTests(): NodeJS.ProcessEnv {
  const isOfTests = (name: string) => /^(VITE|NODE_|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|npm_)/.test(name)
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !isOfTests(name) || /^npm_config_/i.test(name)),
  )
}

/** Owners cannot be changed without root, and users of the image are not those of this machine. */
function withoutOwners(folder: string): string {
  const tools = join(folder, 'tools')
  mkdirSync(tools)
  writeFileSync(join(tools, 'chown'), '#!/bin/sh\nexit 0\n')
  chmodSync(join(tools, 'chown'), 0o755)
  return tools
}

/** Carries out every step below a folder, each stage in one of its own, and returns the last. Throws what a step says. */
export function carryOut(instructions: readonly Instruction[], folder: string): Image {
  const context = join(folder, 'context')
  copyContext(context)
  const path = `${withoutOwners(folder)}:${dirname(process.execPath)}:${process.env['PATH']}`
  const stages = new Map<string, Image>()
  let image: Image | undefined
  const here = () => {
    if (image === undefined) throw new Error('The container file begins without FROM.')
    return image
  }
  const inImage = (name: string) =>
    name.startsWith('/') ? join(here().root, name) : join(here().root, here().workingFolder, name)
  const steps: Record<string, (text: string) => void> = {
    FROM(text) {
      const name = /AS (\w+)$/.exec(text)?.[1] ?? 'last'
      image = { root: join(folder, `stage-${name}`), workingFolder: '/', env: {}, volume: '', command: [] }
      mkdirSync(image.root)
      stages.set(name, image)
    },
    WORKDIR(text) {
      here().workingFolder = text
      mkdirSync(inImage('.'), { recursive: true })
    },
    ENV(text) {
      for (const [, name, quoted, plain] of text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g))
        here().env[name!] = quoted ?? plain!
    },
    COPY(text) {
      const from = /^--from=(\w+) /.exec(text)?.[1]
      const names = text.replace(/^--from=\w+ /, '').split(' ')
      const to = inImage(names.pop()!)
      const isInto = to.endsWith('/') || names.length > 1
      for (const name of names) {
        const source = from === undefined ? join(context, name) : join(stages.get(from)!.root, name)
        cpSync(source, isInto ? join(to, basename(name)) : to, { recursive: true, verbatimSymlinks: true })
      }
    },
    RUN(text) {
      // What stands at the top of the image stands in its folder here.
      const command = text.replaceAll(/(?<= )\/(?=\w)/g, `${here().root}/`)
      // Packages in this machine's npm cache are not downloaded again.
      const env = { ...withoutTests(), ...here().env, PATH: path, npm_config_prefer_offline: 'true' }
      execFileSync('sh', ['-c', command], { cwd: inImage('.'), env, stdio: ['ignore', 'ignore', 'pipe'] })
    },
    CMD(text) {
      here().command = JSON.parse(text) as string[]
    },
    VOLUME(text) {
      here().volume = text
    },
  }
  for (const { name, text } of instructions) steps[name]?.(text)
  return here()
}
