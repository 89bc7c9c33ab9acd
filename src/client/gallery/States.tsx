import { Bell } from 'lucide-react'
import { day } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { InlineFailure, LoadFailure } from '#client/components/LoadFailure.tsx'
import { DataAge } from '#client/components/DataAge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { text } from '#client/ui/OfferCard/OfferCard.css.ts'
import { OfferCard } from '#client/ui/OfferCard/OfferCard.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { now } from './fixtures/bookings.ts'
import { stack } from './Gallery.css.ts'
import { Part, State, useWords } from './Part.tsx'

const kinds = ['empty', 'error', 'offline', 'loading'] as const
const nothing = () => undefined
const failedQuery = {
  error: new CallFailure('unexpected'),
  isFetching: false,
  refetch: () => Promise.resolve(),
}

/** Empty, failed, loading and stale states. */
export function States() {
  const words = useWords()
  return (
    <>
      <Part name="StateView">
        {kinds.map((kind) => (
          <State key={kind} name={kind}>
            <StateView
              kind={kind}
              title={words.title}
              text={words.sentence}
              actions={<Button>{words.act}</Button>}
            />
          </State>
        ))}
        <State name="a whole screen, long words">
          <StateView
            kind="empty"
            heading="h1"
            title={words.longTitle}
            text={words.longWord}
            actions={<Button size="l">{words.longAct}</Button>}
          />
        </State>
      </Part>
      <Part name="LoadFailure">
        <State name="offline">
          <LoadFailure error={null} retry={nothing} title={words.title} offline={words.sentence} />
        </State>
        <State name="refused">
          <LoadFailure
            error={new CallFailure('unexpected')}
            retry={nothing}
            title={words.title}
            offline={words.sentence}
            more={<Button tone="outline">{words.act}</Button>}
          />
        </State>
        <State name="one part of a screen">
          <InlineFailure query={failedQuery} />
        </State>
      </Part>
      <Part name="Skeleton">
        <State name="loading">
          <div className={stack}>
            <Skeleton height={180} radius="md" instant />
            <Skeleton height={24} width="60%" instant />
            <Skeleton height={20} instant />
          </div>
        </State>
        <State name="only after a wait">
          <Skeleton height={24} width="60%" />
        </State>
      </Part>
      <Part name="OfferCard">
        <State name="asked">
          <Offer isSettled={false} />
        </State>
        <State name="settled">
          <Offer isSettled />
        </State>
      </Part>
      <Part name="DataAge">
        <State name="fresh">
          <DataAge updatedAt={now} />
        </State>
        <State name="two days old">
          <DataAge updatedAt={now - 2 * day} />
        </State>
      </Part>
    </>
  )
}

function Offer({ isSettled }: { isSettled: boolean }) {
  const words = useWords()
  return (
    <OfferCard
      icon={<Bell size={24} strokeWidth={1.5} aria-hidden />}
      title={words.longTitle}
      acts={
        !isSettled && (
          <>
            <Button tone="outline">{words.act}</Button>
            <Button tone="quiet">{words.close}</Button>
          </>
        )
      }
    >
      <p className={text}>{words.sentence}</p>
    </OfferCard>
  )
}
