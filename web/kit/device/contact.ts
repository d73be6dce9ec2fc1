/** What the server hasn't confirmed for so long isn't shown any more: access may have ended. */
export const contactMs = 30 * 24 * 3600 * 1000
