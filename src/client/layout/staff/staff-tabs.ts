// The screens of the staff area that its navigation leads to, in their order. Another one is one line here, and its route.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CalendarDays, Sun, Ticket, type LucideIcon } from 'lucide-react'
import type { StaffToday } from '#contract/staff/today.ts'
import type { StaffTab } from '#client/layout/screens.ts'

export type StaffTabEntry = {
  tab: StaffTab
  to: '/staff' | '/staff/bookings' | '/staff/calendar'
  label: MessageDescriptor
  Icon: LucideIcon
  /** How much waits there. */
  waiting?: (today: StaffToday) => number
}

export const staffTabs: readonly StaffTabEntry[] = [
  {
    tab: 'today',
    to: '/staff',
    label: msg`Today`,
    Icon: Sun,
    waiting: ({ toAnswer, late }) => new Set([...toAnswer, ...late].map(({ _id }) => _id)).size,
  },
  { tab: 'fleet-bookings', to: '/staff/bookings', label: msg`Bookings`, Icon: Ticket },
  { tab: 'calendar', to: '/staff/calendar', label: msg`Calendar`, Icon: CalendarDays },
]
