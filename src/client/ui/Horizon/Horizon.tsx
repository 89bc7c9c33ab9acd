import { horizon, lines, sun } from './Horizon.css.ts'

/** A road that leads somewhere: the one drawing of the house, where there is nothing to show yet. */
export function Horizon({ className = '' }: { className?: string }) {
  return (
    <svg className={`${horizon} ${className}`} viewBox="0 0 200 72" aria-hidden="true" focusable="false">
      <path className={sun} d="M82 40a18 18 0 0 1 36 0M100 67v-8m0-6v-5m0-4v-2" />
      <path className={lines} d="M2 40h196M20 40c12-13 27-15 38-5 5 4 10 5 15 5M127 40c10-10 27-19 51 0" />
      <path className={lines} d="M64 71 97 41M136 71l-33-30" />
    </svg>
  )
}
