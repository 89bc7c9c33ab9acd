// Whether something is to be sent, without loading the code that sends it.

import { hasDraft } from '#client/storage/draft.ts'
import { storedMutations } from '#client/storage/storage-policy.ts'
import type { MutationKind } from './mutation-queue.ts'

export async function hasPending(kind: MutationKind): Promise<boolean> {
  const { key, earlierKey } = storedMutations[kind]
  return (await hasDraft(key)) || (await hasDraft(earlierKey))
}
