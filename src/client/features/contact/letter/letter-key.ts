/** What the letter is kept under. Apart, so that the frame can ask for it without the code that writes it. */
export const letterKey = 'contact'
