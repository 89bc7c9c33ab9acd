/** What a person's wish to be told is kept under. Apart, so that every page can erase it without the code that reads it. */
export const wishKey = 'wouri-push'
