export type Counted = { passed: number; failed: number; skipped: string[]; left: number }
export function countVitest(file: string, code: number): Counted
export function countPlaywright(file: string, code: number, everything?: string): Counted
