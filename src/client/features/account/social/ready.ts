// The way in shows its providers from the start: a row that comes later would push the form away.

import type { QueryClient } from '@tanstack/react-query'
import { settingsQueries } from '#client/api/settings.ts'

/** Milliseconds that a screen waits for the settings; without a network it opens without the row. */
const patience = 500

export async function providersKnown(client: QueryClient): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([client.prefetchQuery(settingsQueries.current()), late])
}
