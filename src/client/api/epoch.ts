// Counts who has been here: whatever was begun before a sign-in or sign-out must not be kept after it.

let epoch = 0

export function currentEpoch(): number {
  return epoch
}

export function nextEpoch(): number {
  return ++epoch
}
