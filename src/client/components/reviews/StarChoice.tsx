import { useId } from 'react'
import { Plural } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { allStars, type Stars } from '#domain/review/review.ts'
import { classes } from '#client/ui/classes.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { choice, filled, given, legend, notGiven, starInput, starLabel, stars } from './reviews.css.ts'

type StarChoiceProps = { label: string; value: Stars | null; onChange: (stars: Stars) => void }

/** One tap gives from one to five stars; with a keyboard they are five radio buttons. */
export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  const name = useId()
  return (
    <fieldset className={choice}>
      <legend className={legend}>{label}</legend>
      <div className={stars}>
        {allStars.map((each) => (
          <span key={each}>
            <input
              id={`${name}-${each}`}
              className={starInput}
              type="radio"
              name={name}
              checked={value === each}
              onChange={() => onChange(each)}
            />
            <label
              htmlFor={`${name}-${each}`}
              className={classes(starLabel, value !== null && each <= value && filled)}
            >
              <Star
                size={28}
                strokeWidth={1.5}
                fill={value !== null && each <= value ? 'currentColor' : 'none'}
                aria-hidden
              />
              <VisuallyHidden>
                <Plural value={each} one="# star" other="# stars" />
              </VisuallyHidden>
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}

/** Stars that somebody has given. */
export function GivenStars({ value }: { value: Stars }) {
  return (
    <span className={given}>
      {allStars.map((each) => (
        <Star
          key={each}
          size={14}
          className={each > value ? notGiven : undefined}
          fill={each > value ? 'none' : 'currentColor'}
          aria-hidden
        />
      ))}
      <VisuallyHidden>
        <Plural value={value} one="# star" other="# stars" />
      </VisuallyHidden>
    </span>
  )
}
