import { Clock } from 'lucide-react'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { card, liftingCard } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Horizon } from '#client/ui/Horizon/Horizon.tsx'
import { Picture } from '#client/ui/Picture/Picture.tsx'
import { Price } from '#client/ui/Price/Price.tsx'
import { useMoney } from '#client/i18n/money.ts'
import { row, sample } from './Gallery.css.ts'
import { Part, State, useWords } from './Part.tsx'

const tones = ['neutral', 'success', 'warning', 'danger', 'info', 'violet'] as const
const sizes = ['l', 'm', 's'] as const

/** What is only looked at. */
export function Marks() {
  const words = useWords()
  const { show, inCurrency, currency } = useMoney()
  return (
    <>
      <Part name="Badge">
        <State name="tones">
          <div className={row}>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        </State>
        <State name="with a picture">
          <Badge tone="warning" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
            {words.options[0]}
          </Badge>
        </State>
        <State name="long words">
          <Badge>{words.options[2]}</Badge>
        </State>
      </Part>
      <Part name="Picture">
        <State name="there">
          <Picture src="/pictures/cars/coupe-burgundy.svg" alt="" width={150} height={100}>
            {words.options[0]}
          </Picture>
        </State>
        <State name="missing">
          <Picture src="" alt="">
            {words.options[0]}
          </Picture>
        </State>
      </Part>
      <Part name="Price">
        {sizes.map((size) => (
          <State key={size} name={size}>
            <Price text={show(1_250_000)} value={inCurrency(1_250_000)} currency={currency} size={size} />
          </State>
        ))}
      </Part>
      <Part name="Horizon">
        <State name="default">
          <Horizon />
        </State>
      </Part>
      <Part name="Card">
        <State name="default">
          <p className={classes(card, sample)}>{words.sentence}</p>
        </State>
        <State name="leads somewhere">
          <article className={classes(liftingCard, sample)}>{words.sentence}</article>
        </State>
        <State name="leads somewhere, hover" forced="hover">
          <article className={classes(liftingCard, sample)}>{words.sentence}</article>
        </State>
      </Part>
    </>
  )
}
