/** Whose accounts people may sign in with. */
export const socialProviders = ['facebook', 'apple', 'google'] as const
