// Whether this device can receive push messages while the app is closed, and show a badge on its icon.

export type PushState =
  /** The browser has no such thing. */
  | 'unsupported'
  /** An iPhone or iPad has it only in an installed app. */
  | 'needs-install'
  /** The person once said no to the browser, which then never asks again. */
  | 'blocked'
  | 'off'
  | 'on'

export type PushFacts = {
  hasPush: boolean
  isIos: boolean
  isInstalled: boolean
  permission: NotificationPermission
  /** For the current person. */
  isSubscribed: boolean
}

export function pushStateOf({ hasPush, isIos, isInstalled, permission, isSubscribed }: PushFacts): PushState {
  if (isIos && !isInstalled) return 'needs-install'
  if (!hasPush) return 'unsupported'
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}

export type IconNote =
  /** The icon shows how many are unread. */
  | 'number'
  /** It would, once the app is installed. */
  | 'number-when-installed'
  /** It does, once notifications are allowed: the system sees both as one. */
  | 'number-when-allowed'
  /** Android draws a dot of its own while a notification waits. */
  | 'dot'

export type IconFacts = {
  canBadge: boolean
  isAndroid: boolean
  isIos: boolean
  isInstalled: boolean
  state: PushState
}

/** Null where an icon says nothing, whatever is done. */
export function iconNoteOf({ canBadge, isAndroid, isIos, isInstalled, state }: IconFacts): IconNote | null {
  if (isAndroid) return state === 'unsupported' ? null : 'dot'
  // What an iPhone can is only known inside the installed app, and is said once somebody is there.
  if (!canBadge) return null
  if (!isInstalled) return 'number-when-installed'
  return isIos && state !== 'on' ? 'number-when-allowed' : 'number'
}
