/** What wishes are kept under. Apart, so that others can ask whether there are any without the code that reads them. */
export const wishesKey = 'favourite-wishes'
