// The faces of our words (ui/fonts.css.ts), asked for before the first word is drawn: words move when their face comes later.

/** Resolves when they are there, or cannot be had. Not to be called with the data saver, whose pages use none. */
export async function loadFaces(): Promise<void> {
  const faces = ['Hanken Grotesk', 'Instrument Serif'].map((face) => document.fonts.load(`1em "${face}"`))
  await Promise.allSettled(faces)
}
