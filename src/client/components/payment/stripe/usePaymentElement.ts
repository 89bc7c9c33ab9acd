import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { radius } from '#client/ui/tokens.ts'

type Mounted = {
  box: RefObject<HTMLDivElement | null>
  elements: RefObject<StripeElements | null>
  /** False while Stripe draws its fields; null when it could not. */
  isReady: boolean | null
}

/** Stripe's fields, in a frame of Stripe's: what is typed there is out of this page's reach. */
export function usePaymentElement(stripe: Stripe | null, clientSecret: string): Mounted {
  const box = useRef<HTMLDivElement>(null)
  const elements = useRef<StripeElements | null>(null)
  const [isReady, setIsReady] = useState<boolean | null>(false)

  useEffect(() => {
    if (stripe === null || box.current === null) return
    const made = stripe.elements({ clientSecret, appearance: appearanceIn(box.current) })
    const element = made.create('payment', { layout: 'accordion' })
    element.on('ready', () => setIsReady(true))
    element.on('loaderror', () => setIsReady(null))
    element.mount(box.current)
    elements.current = made
    return () => {
      element.destroy()
      elements.current = null
      setIsReady(false)
    }
  }, [stripe, clientSecret])
  return { box, elements, isReady }
}

/** The look of this page, as far as Stripe takes it. */
function appearanceIn(box: HTMLElement) {
  const { color } = getComputedStyle(box)
  const isDark = document.documentElement.dataset['theme'] === 'dark'
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: { colorText: color, colorPrimary: color, borderRadius: radius.sm, fontSizeBase: '16px' },
  }
}
