import { day, minute } from '#domain/rental/period.ts'

/** Days of 24 hours, with their part. */
export const daysOf = (minutes: number): number => (minutes * minute) / day
