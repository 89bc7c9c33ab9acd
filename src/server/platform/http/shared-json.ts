// A public answer of a call that many share.

import type { Instant } from '#domain/rental/period.ts'
import { keepAnswers, type KeptAnswers } from './kept-answers.ts'
import { SharedBytes } from './shared-bytes.ts'

export class SharedJson extends SharedBytes {
  constructor(value: unknown) {
    super(Buffer.from(JSON.stringify(value)), 'application/json; charset=utf-8')
  }
}

/** Bytes of the answers that are kept, packed or not. */
const mostKept = 32 * 1024 ** 2

/** Keeps such answers for `age` milliseconds. `now` is the server's clock. */
export function keepShared(age: number, now: () => Instant): KeptAnswers<SharedJson> {
  return keepAnswers({ age, most: mostKept, sizeOf: ({ held }) => held, now })
}
