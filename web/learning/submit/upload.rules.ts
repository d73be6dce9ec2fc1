import type { ErrorResponse } from '#contract/kit/errors.ts'

export type Outcome =
  | { is: 'stored' }
  /** To be resumed where it stopped. */
  | { is: 'interrupted' }
  /** The server no longer has the upload; the file starts over. */
  | { is: 'expired' }
  | { is: 'rejected'; problem: string }

export type Failure = {
  method: string
  /** Null without a response. */
  status: number | null
  body: string
}

// Timeout, offset mismatch, locked, too many requests.
const temporary = new Set([408, 409, 423, 429])

export function outcomeOf({ method, status, body }: Failure): Outcome {
  if (status === null || status >= 500 || temporary.has(status)) return { is: 'interrupted' }
  if (status === 404 && method !== 'POST') return { is: 'expired' }
  return { is: 'rejected', problem: messageIn(body) }
}

/** The most specific message; the body may come from a proxy. */
function messageIn(body: string): string {
  const answer = readAnswer(body)
  return Object.values(answer?.fields ?? {})[0] ?? answer?.message ?? 'The file was not accepted. Please try again.'
}

function readAnswer(body: string): ErrorResponse | null {
  try {
    return JSON.parse(body) as ErrorResponse | null
  } catch {
    return null
  }
}

const maxDelayMs = 30_000

export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, maxDelayMs)
