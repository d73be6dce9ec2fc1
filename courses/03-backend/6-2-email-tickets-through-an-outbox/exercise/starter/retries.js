/** How long to wait after the attempt number `attempts` + 1 has failed: 5 s, 10, 20 … at most an hour. `random` is from 0 to 1. */
export function pauseSeconds(attempts, random) {
  // Jitter: between half of that time (random = 0) and all of it (random = 1).
  return 5
}

/**
 * The message after a failure, as a new object: one more attempt, its last error, and when to try again.
 * After the sixth failure it is parked: parkedAt is the time, and nobody tries again.
 * Times are seconds. A message is { id, attempts, nextTryAt, sentAt, parkedAt, lastError }; what hasn't happened is null.
 */
export function afterFailure(message, error, now, random) {
  return message
}

/** The message that a worker takes: not sent, not parked, due, locked by no other worker (a Set of ids); the longest due first. */
export function nextMessage(messages, now, locked) {
  return messages[0] ?? null
}
