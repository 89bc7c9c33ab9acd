// Whether mails of this site reach anybody.

import { useQuery } from '@tanstack/react-query'
import { settingsQueries } from './settings.ts'

/** False only where it is known that they do not. */
export function useSendsMail(): boolean {
  return useQuery(settingsQueries.current()).data?.sendsMail !== false
}
