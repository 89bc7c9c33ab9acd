// Frequent questions and their answers: for the page of questions, the home page and search engines.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Question = {
  /** Its place in the address: `/faq#age`. */
  id: 'documents' | 'delivery' | 'age' | 'cancellation'
  question: MessageDescriptor
  /** Paragraph by paragraph. */
  answer: readonly MessageDescriptor[]
}

/** The site's own minimum age until its settings are known (rule 5). */
export const usualMinimumAge = 21

/** The four questions (rule 14); `minimumAge` is the site's own. */
export function questionsFor(minimumAge: number): readonly Question[] {
  return [
    {
      id: 'documents',
      question: msg`What documents do I need to rent a car?`,
      answer: [
        msg`A driving licence that is valid on the day, for each driver, and a national identity card or a passport in the same name. Bring the originals: the agency compares them with you at the counter.`,
        msg`When you book, we ask for a photo or a PDF of the licence. For the counter, also bring what you will pay with and the security deposit, if the car has one; both amounts are on your booking. If your licence was issued outside Cameroon, ask the agency whether an international permit is needed.`,
      ],
    },
    {
      id: 'delivery',
      question: msg`Are there delivery and pick-up services?`,
      answer: [
        msg`Pick up and return the car at the places shown with it, at airports and in town. To return it elsewhere, choose another drop-off place when you search: you see the cars of agencies that serve it.`,
        msg`You cannot book delivery to a hotel or your door on this site. Ask the agency by WhatsApp or phone, and agree on the place and price first. The numbers are on your booking.`,
      ],
    },
    {
      id: 'age',
      question: msg`How old must I be to rent a car?`,
      answer: [
        msg`The minimum age is usually 18, but some locations and some vehicles ask for more.`,
        msg`On this site, every driver must be at least ${minimumAge} years old on the day of pick-up. Some cars ask for more: their age is shown with the car, and checked when you book.`,
      ],
    },
    {
      id: 'cancellation',
      question: msg`Can I cancel my booking?`,
      answer: [
        msg`Yes. If you pay at the counter, or if your booking includes the extra “Cancel until pick-up”, cancelling costs nothing until pick-up. If you pay online, you get a full refund when you cancel 24 hours or more before pick-up; after that, a fee may apply.`,
        msg`Open the booking and ask to cancel. It shows the exact deadline, and we contact you to finalise the cancellation.`,
      ],
    },
  ]
}
