// Files in memory, and forms that carry one.

import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import type { FilePort } from '#server/platform/files/port.ts'

export type MemoryFiles = FilePort & { kept: Map<string, Buffer> }

export function memoryFiles(): MemoryFiles {
  const kept = new Map<string, Buffer>()
  return {
    kept,
    async put(name, bytes) {
      kept.set(name, bytes)
    },
    async replace(name, bytes) {
      kept.set(name, bytes)
    },
    async get(name) {
      return kept.get(name) ?? null
    },
    async delete(name) {
      kept.delete(name)
    },
  }
}

export type Part = { field: string; bytes: Buffer | string; name?: string; type?: string }

const boundary = 'a-boundary-of-the-tests'

/** A multipart body as a browser sends it; a part without a name is a plain field. */
export function form(...parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const written = parts.flatMap(({ field, bytes, name, type }) => {
    const file = name === undefined ? '' : `; filename="${name}"\r\nContent-Type: ${type ?? 'image/png'}`
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]
  })
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      [uploadHeader]: uploadHeaderValue,
    },
  }
}

/** Two grey pixels. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVR4nGPoAAMACy8DMd7zwa0AAAAASUVORK5CYII=',
  'base64',
)
