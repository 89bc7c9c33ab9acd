// A page that the browser translates (Chrome, Edge) loses its text nodes: each is taken out, and an element with the
// translation, <font>, put in its place. React still holds the texts. Taking one away, or putting something before it, throws
// a NotFoundError that ends the whole screen; and what is written into it, a new price too, is never seen. React leaves both to
// the page (facebook/react#11538), so here the page remembers which element stands for which text.

const standIns = new WeakMap<Node, ChildNode>()

/** What stands in this place of the page now: the node itself, or its translation; null when neither is there. */
function placeOf(node: Node, parent: Node): Node | null {
  const isThere = (each: Node | undefined) => each?.parentNode === parent
  if (isThere(node)) return node
  const standIn = standIns.get(node)
  return isThere(standIn) ? standIn! : null
}

/** A translation is put in together with its text being taken out, or just before. */
function remember({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue
    const standIn = [addedNodes[0], previousSibling, nextSibling].find((each) => each?.nodeName === 'FONT')
    if (standIn) standIns.set(node, standIn as ChildNode)
  }
}

/** Must run before React does. */
export function keepTranslatedTexts(): void {
  const { insertBefore, removeChild } = Node.prototype

  new MutationObserver((records) => records.forEach(remember)).observe(document, {
    childList: true,
    subtree: true,
  })

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = placeOf(child, this)
    if (place !== null) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    standIns.get(node)?.remove()
    return insertBefore.call(this, node, before && placeOf(before, this)) as T
  }
  // The text comes back with its new words, and the browser translates it again.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    get(this: Text) {
      return this.data
    },
    set(this: Text, words: string) {
      this.data = words
      const standIn = standIns.get(this)
      standIns.delete(this)
      if (this.parentNode === null) standIn?.replaceWith(this)
    },
  })
}
