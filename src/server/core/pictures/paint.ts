/** The paints a car can wear: few, and each believable on every body. */
export const paintColours = [
  'obsidian',
  'graphite',
  'silver',
  'pearl',
  'champagne',
  'burgundy',
  'midnight',
  'forest',
] as const

export type PaintColour = (typeof paintColours)[number]

export type Paint = { base: string; shade: string; highlight: string; line: string }

/** `line` draws shut lines and handles: darker than a light paint, lighter than a dark one, or they vanish. */
export const paints: Record<PaintColour, Paint> = {
  obsidian: { base: '#24242A', shade: '#131317', highlight: '#5B5B64', line: '#45454D' },
  graphite: { base: '#55585D', shade: '#3B3E43', highlight: '#8B8F95', line: '#2C2E32' },
  silver: { base: '#BCBFC2', shade: '#94989D', highlight: '#EDEEEF', line: '#777B80' },
  pearl: { base: '#F3F0EA', shade: '#D3CEC5', highlight: '#FFF', line: '#A8A298' },
  champagne: { base: '#C9B48F', shade: '#A18B65', highlight: '#EADDC4', line: '#7F6B48' },
  burgundy: { base: '#6A1E2B', shade: '#47121C', highlight: '#A85562', line: '#350C14' },
  midnight: { base: '#1E2F4D', shade: '#121E34', highlight: '#55698C', line: '#3A4C6E' },
  forest: { base: '#24402F', shade: '#15291D', highlight: '#5A7A66', line: '#3F5C4A' },
}
