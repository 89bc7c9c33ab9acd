// The log of the embedded server: starts, stops, crashes. A file beside its data.

import { copyFile, stat, truncate } from 'node:fs/promises'

/** Bytes; the file before this one is kept as well. */
const longest = 1024 * 1024

/** Lives and deaths only: a refused statement repeats what people typed. */
export const logSettings = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]

/** The log of the server on a data folder. */
export const logOf = (data: string): string => `${data}.log`

/** Puts a long log away as `….1`, in place of the one before. The server appends, so it goes on in the emptied file. */
export async function rotateLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size < longest) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}
