// Signing in or out applies to every tab.

type Word = 'joined' | 'left'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wouri-session')

export function notifyOtherTabs(word: Word): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
  channel?.postMessage(word)
}

export function onOtherTabs(react: (word: Word) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => react(data))
}
