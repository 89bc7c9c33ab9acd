// What the browser's own translation does to a page (Chrome, Edge), as far as the page can tell.

/**
 * Replaces every text in `root` by an element with its translation, here the text in brackets. Runs in a test's own page, and
 * handed to a browser: it may use nothing from outside.
 */
export function translate(root: Element): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const isWords =
      /\S/.test(text.data) && !text.parentElement!.closest('script, style, font, [translate=no]')
    if (!isWords) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `[${text.data}]`
    outer.append(inner)
    text.replaceWith(outer)
  }
}
