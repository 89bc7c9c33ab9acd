// Where files lie: one adapter keeps them in a folder, another in a bucket that all processes share.

/** A person's file: 64 hexadecimal digits (32 random bytes) and what is inside. */
export const fileName = /^[0-9a-f]{64}\.(jpg|webp|pdf)$/

/** One file of a car's photograph: 32 hexadecimal digits, its width and what is inside. */
const photoName = /^[0-9a-f]{32}-\d{3,4}\.(avif|webp|jpg)$/

/** Anything else in a folder of files is an incomplete file, or not ours. */
export const isFileOfOurs = (name: string): boolean => fileName.test(name) || photoName.test(name)

export type FilePort = {
  /** Writes a new file whole. Throws when the name is taken or there is no room. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Writes a file whole in place of the one of that name: a concurrent reader gets one or the other. */
  replace(name: string, bytes: Buffer): Promise<void>
  /** Null when there is none. */
  get(name: string): Promise<Buffer | null>
  /** Deleting one that is not there is no error. */
  delete(name: string): Promise<void>
}
