import { useEffect, useState } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ContactPage } from '#client/features/contact/ContactPage.tsx'
import { Shared, sharedMessage } from '#client/features/contact/shared-message.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: Shared,
  loader: () => needMessages('settings'),
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
