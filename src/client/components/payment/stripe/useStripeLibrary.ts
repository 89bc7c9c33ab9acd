import { useQuery } from '@tanstack/react-query'
import type { Stripe } from '@stripe/stripe-js'
import { useLanguage } from '#client/i18n/language.ts'

export type Library =
  | { state: 'initial' | 'pending'; stripe: null }
  | { state: 'rejected'; stripe: null; retry: () => void }
  | { state: 'resolved'; stripe: Stripe }

/** Stripe's own script, fetched from Stripe when this form is on the screen and never before. */
export function useStripeLibrary(publishableKey: string): Library {
  const language = useLanguage()
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey: ['stripe', publishableKey, language],
    queryFn: () => load(publishableKey, language),
    staleTime: Infinity,
    // An object full of functions: it is neither compared nor kept.
    structuralSharing: false,
  })
  if (data) return { state: 'resolved', stripe: data }
  if (isError && fetchStatus === 'idle') return { state: 'rejected', stripe: null, retry: () => void refetch() }
  return { state: fetchStatus === 'fetching' ? 'pending' : 'initial', stripe: null }
}

async function load(publishableKey: string, locale: 'en' | 'fr' | 'es'): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey, { locale })
  if (stripe === null) throw new Error('Stripe needs a browser')
  return stripe
}
