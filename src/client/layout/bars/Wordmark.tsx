import { Link } from '@tanstack/react-router'
import { home, wordmark } from './Wordmark.css.ts'

export function Wordmark() {
  return (
    <Link to="/" className={home}>
      <span className={wordmark} translate="no">
        {'Wouri'}
      </span>
    </Link>
  )
}
