// Which section of a long page is being read.

export type Seen = {
  /** Where each section begins below the upper edge of the window, in pixels, in the order of the page. */
  sections: readonly { id: string; top: number }[]
  /** What lies above this line has been read past. */
  line: number
  /** The window's height in pixels. */
  height: number
  /** The page cannot be scrolled further: its last sections never reach the line. */
  isAtEnd: boolean
  /** The section that the address names. */
  asked: string
}

/** The section at the line; at the end of the page the one asked for, if it is in sight, or else the last. */
export function currentSection({ sections, line, height, isAtEnd, asked }: Seen): string | undefined {
  const past = sections.filter(({ top }) => top <= line)
  const read = past.at(-1) ?? sections[0]
  if (!isAtEnd) return read?.id
  const inSight = sections.filter(({ top }) => top < height)
  return (inSight.find(({ id, top }) => id === asked && top >= 0) ?? inSight.at(-1) ?? read)?.id
}
