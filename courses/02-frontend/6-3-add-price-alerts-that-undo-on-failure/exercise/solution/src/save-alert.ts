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

export async function saveAlert(draft: Draft, timeoutMs = 8000): Promise<Alert> {
  let response: Response
  try {
    response = await fetch('/alerts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new SaveError('slow', 'The server took too long. Please try again.')
    throw new SaveError('offline', 'You seem to be offline. Try again when you have a connection.')
  }
  if (response.status >= 400 && response.status < 500) throw new SaveError('refused', await reason(response))
  if (!response.ok) throw new SaveError('broken', 'The server has a problem. Please try again later.')
  try {
    return await response.json()
  } catch {
    throw new SaveError('broken', 'The server sent an answer we can’t read. Please try again later.')
  }
}

async function reason(response: Response): Promise<string> {
  try {
    const { message } = await response.json()
    if (typeof message === 'string') return message
  } catch {
    // No readable reason: use the general one.
  }
  return 'The server didn’t accept this alert.'
}
