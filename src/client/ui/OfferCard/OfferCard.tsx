import { useId, type ReactNode } from 'react'
import { answers, card, heading, words } from './OfferCard.css.ts'

type OfferCardProps = {
  icon: ReactNode
  title: ReactNode
  /** The reason, in paragraphs of the style `text`. */
  children: ReactNode
  /** Yes and not now; nothing once it is settled. */
  acts?: ReactNode
}

/** Something the app would like, with its reason; saying no costs one press. */
export function OfferCard({ icon, title, children, acts }: OfferCardProps) {
  const id = useId()
  return (
    <section className={card} aria-labelledby={id}>
      {icon}
      <div className={words}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {children}
      </div>
      {acts && <div className={answers}>{acts}</div>}
    </section>
  )
}
