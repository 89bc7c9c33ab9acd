/** What the outbox is kept under. Apart, so that the frame can ask for it without the code that sends. */
export const outboxKey = 'outbox'
