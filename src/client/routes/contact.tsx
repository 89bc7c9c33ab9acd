import { useEffect, useState } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ContactPage } from '#client/features/contact/ContactPage.tsx'
import { Shared, sharedMessage } from '#client/features/contact/shared-message.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/contact')({
  staticData: {
    catalog: 'contact',
    hasFooter: true,
    head: {
      title: msg`Contact: WhatsApp, phone and email · Wouri`,
      description: msg`Ask Wouri about a car, a booking or a payment: by WhatsApp, by phone, by email or with a message.`,
    },
  },
  validateSearch: Shared,
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: ContactRoute,
})

function ContactRoute() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  const [shared] = useState(() => sharedMessage(search))
  useEffect(() => {
    // The shared text must not stay in the address.
    if (shared !== null) void navigate({ to: '/contact', replace: true })
  }, [shared, navigate])
  return <ContactPage shared={shared} />
}
