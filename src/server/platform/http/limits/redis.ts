// The connection to Redis or Valkey that all processes of a site share.

import Redis from 'ioredis'

/** Milliseconds; a limit that takes longer is counted here instead. */
const patience = 300

/** Opens it without waiting. Never throws: `onProblem` is called once when it is out of reach, and when it is back. */
export function openRedis(url: string, onProblem: (problem: string) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patience,
    connectTimeout: 2000,
    retryStrategy: (tries) => Math.min(2000, 100 * tries),
  })
  let isAway = false
  redis.on('error', (error: { code?: string }) => {
    if (!isAway)
      onProblem(`Redis is away (${error.code ?? 'unknown'}): each process counts its limits alone.`)
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) onProblem('Redis is back.')
    isAway = false
  })
  return redis
}
