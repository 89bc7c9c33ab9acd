// The audit log, for admins.

import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAudit, type AuditFilters, type AuditOrder } from '#contract/staff/site/audit.ts'
import { call } from '../http.ts'
import { notKept } from '../not-kept.ts'
import { pageSize } from '../page-size.ts'

/** `page` is counted from 1, where the list is shown page by page. */
type AuditList = AuditFilters & { order?: AuditOrder | undefined; page?: number | undefined }

/** Who did what is not kept on a device. */
export const auditQueries = {
  /** `after` of one page is the `next` of the one before. */
  list: ({ q, kind, entity, from, to, order, page = 1 }: AuditList) => {
    const query = {
      ...(q && { q }),
      ...(kind && { kind }),
      ...(entity && { entity }),
      ...(from && { from }),
      ...(to && { to }),
      ...(order && { order }),
      ...(page > 1 && { page }),
    }
    return infiniteQueryOptions({
      queryKey: ['staff', 'audit', query],
      queryFn: ({ pageParam, signal }) =>
        call(listAudit, {
          query: { ...query, size: pageSize, ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
      ...notKept,
    })
  },
}
