import type { Counted } from './counts.mjs'

/** Prints what a run says when it is done. */
export function printSummary(results: (Counted & { name: string; seconds: number })[], seed: string): void
