/** What waiting changes are kept under. Apart, so that the frame can ask for them without the code that sends them. */
export const changesKey = 'notification-changes'
