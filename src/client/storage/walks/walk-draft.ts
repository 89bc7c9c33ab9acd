// The draft of a walk, by the name of its booking and end.

import * as v from 'valibot'
import { draftOf, type Draft } from '../draft.ts'
import { walkDrafts } from '../storage-policy.ts'

export const walkDraftOf = <T>(name: string, schema: v.GenericSchema<unknown, T>): Draft<T> =>
  draftOf(walkDrafts.key + name, schema, Date.now, walkDrafts.lives)

/** The server has its record, or somebody threw it away. */
export const clearWalkDraft = (name: string): Promise<void> => walkDraftOf(name, v.unknown()).clear()
