// nginx with the cache that src/OPERATIONS.md describes, before a server of a test.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort } from './services.ts'

const page = resolve(import.meta.dirname, '../../src/OPERATIONS.md')

export type CachingProxy = {
  url: string
  /** Every answer that it keeps: its head as it came, and its body unpacked. */
  kept: () => Promise<string[]>
  stop: () => Promise<void>
}

/** The lines that the page for operators gives: those of the server, and of `location /`. */
async function written(): Promise<{ outside: string; inside: string }> {
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/```nginx\n([\s\S]+?)```/g)].map(
    (match) => match[1]!,
  )
  const caching = blocks.find((block) => block.includes('proxy_cache_path'))
  const serving = blocks.find((block) => block.includes('location / {'))
  if (!caching || !serving) throw new Error('src/OPERATIONS.md has no cache for nginx')
  const [outside, inside] = caching.split(/# In `location \/`.*\n/) as [string, string]
  const passing = /location \/ \{\n([\s\S]+?)\n {2}\}/.exec(serving)![1]!
  return { outside, inside: passing + inside }
}

/** Starts it before the port. Its answers say in `x-cache` whether they were kept ones. */
export async function startCachingProxy(program: string, port: number): Promise<CachingProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'wouri-nginx-'))
  const cache = join(folder, 'cache')
  const own = await freePort()
  const { outside, inside } = await written()
  await mkdir(cache)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
access_log off;
${temporary}
${outside.replace('/var/cache/nginx/wouri', cache)}
server {
listen 127.0.0.1:${own};
add_header x-cache $upstream_cache_status always;
location / {
${inside.replace('127.0.0.1:3000', `127.0.0.1:${port}`)}
}
}
}`,
  )
  const child = spawn(
    program,
    ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')],
    {
      stdio: 'ignore',
    },
  )
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${own}`
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    )
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries > 100 || child.exitCode !== null)
      throw new Error(await readFile(join(folder, 'error.log'), 'utf8'))
    await pause(50)
  }
  return {
    url,
    async kept() {
      const names = await readdir(cache, { recursive: true, withFileTypes: true })
      const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      return Promise.all(files.map(async (file) => unpacked(await readFile(file))))
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function unpacked(file: Buffer): string {
  const begin = file.indexOf('HTTP/1.')
  const end = file.indexOf('\r\n\r\n', begin) + 4
  const head = file.toString('latin1', 0, end)
  const body = file.subarray(end)
  const [, encoding] = /^content-encoding: (\w+)/im.exec(head) ?? []
  if (encoding === 'br') return head + brotliDecompressSync(body).toString()
  return head + (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
