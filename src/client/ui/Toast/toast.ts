// What is to be said in passing. Said from anywhere; shown by ToastViewport, which loads with the first word.

export type Toast = {
  kind: 'success' | 'info' | 'error'
  text: string
  action?: { label: string; onClick: () => void }
  /** Stays until it is dismissed. */
  sticky?: boolean
}

export type ShownToast = Toast & { id: number }

let toasts: readonly ShownToast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** More than this at once is a wall, not a word. */
const mostAtOnce = 2

export function showToast(toast: Toast): void {
  const others = toasts.filter((shown) => shown.text !== toast.text)
  change([...others, { ...toast, id: nextId++ }].slice(-mostAtOnce))
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export function currentToasts(): readonly ShownToast[] {
  return toasts
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
