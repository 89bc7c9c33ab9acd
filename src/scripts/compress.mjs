// Writes .br and .gz beside every text file of the build, so that the server never compresses during a request.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const text = /\.(js|css|html|svg|json|webmanifest|txt)$/
const smallest = 200
const atOnce = 4

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < smallest) return
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  const [br, gz] = await Promise.all([brotli(content, options), zip(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Compresses everything below a folder. */
export async function compress(folder) {
  const names = await readdir(folder, { recursive: true })
  const waiting = names.filter((name) => text.test(name)).map((name) => join(folder, name))
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
