/** How long to wait after a failure: exponential backoff with jitter. */
export function pauseSeconds(attempts, random) {
  return Math.min(5 * 2 ** attempts, 3_600) * (0.5 + random / 2)
}

/** The message after a failure. The sixth one parks it. */
export function afterFailure(message, error, now, random) {
  const attempts = message.attempts + 1
  return {
    ...message,
    attempts,
    lastError: error.message,
    nextTryAt: now + pauseSeconds(message.attempts, random),
    parkedAt: attempts >= 6 ? now : null,
  }
}

/** The message that a worker takes. */
export function nextMessage(messages, now, locked) {
  const waiting = messages.filter(
    ({ id, sentAt, parkedAt, nextTryAt }) => sentAt === null && parkedAt === null && nextTryAt <= now && !locked.has(id),
  )
  return waiting.toSorted((a, b) => a.nextTryAt - b.nextTryAt)[0] ?? null
}
