// Toasts: any code can send one; ToastViewport, which loads with the first, shows it.

import { createStore } from '#client/store/create-store.ts'

export type Toast = {
  kind: 'success' | 'info' | 'error'
  text: string
  action?: { label: string; onClick: () => void }
  /** Stays until it is dismissed. */
  sticky?: boolean
}

export type ShownToast = Toast & { id: number }

/** The messages on the screen. */
export const toasts = createStore<readonly ShownToast[]>([])
let nextId = 1

/** More than this at once is a wall, not a word. */
const mostAtOnce = 2

export function showToast(toast: Toast): void {
  const others = toasts.get().filter((shown) => shown.text !== toast.text)
  toasts.set([...others, { ...toast, id: nextId++ }].slice(-mostAtOnce))
}

export function dismissToast(id: number): void {
  toasts.update((shown) => shown.filter((toast) => toast.id !== id))
}

export const currentToasts = toasts.get
export const subscribeToasts = toasts.subscribe
