import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { whatsappTo } from '#client/components/contact/links.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import type { SearchParams } from './search-params.ts'

type ShareRowProps = {
  /** What is sent along with the address. */
  title: string
  /** The address: a trip, and what is open over its cars. */
  search: Partial<SearchParams>
}

/** The phone's own way of sharing; elsewhere WhatsApp and a copied link. */
export function ShareRow({ title, search }: ShareRowProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { href } = router.buildLocation({ to: '/search', search })
  const url = new URL(href, window.location.origin).href
  const text = `${title} ${url}`

  async function share() {
    // Closing the phone's share sheet is not a failure.
    await navigator.share({ title, url }).catch(() => undefined)
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ kind: 'success', text: t`Link copied.` })
    } catch {
      showToast({ kind: 'info', text: url, sticky: true })
    }
  }
  return (
    <Row wrap align="stretch">
      {'share' in navigator ? (
        <Button tone="outline" onClick={() => void share()}>
          <Share2 size={20} aria-hidden />
          <Trans>Share</Trans>
        </Button>
      ) : (
        <>
          <a
            className={buttonClass({ tone: 'outline' })}
            href={whatsappTo('', text)}
            target="_blank"
            rel="noopener"
          >
            <MessageCircle size={20} aria-hidden />
            <Trans>Share on WhatsApp</Trans>
          </a>
          <Button tone="outline" onClick={() => void copy()}>
            <Copy size={20} aria-hidden />
            <Trans>Copy link</Trans>
          </Button>
        </>
      )}
    </Row>
  )
}
