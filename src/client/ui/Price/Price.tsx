import { priceL, priceM, priceS } from '../Text/text.css.ts'

const sizes = { l: priceL, m: priceM, s: priceS }

type PriceProps = { text: string; value: number; currency: string; size?: keyof typeof sizes }

export function Price({ text, value, currency, size = 'm' }: PriceProps) {
  return (
    <data className={sizes[size]} value={String(value)} data-currency={currency}>
      {text}
    </data>
  )
}
