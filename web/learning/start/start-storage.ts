import type { CodeFile } from '#contract/learning/practice.ts'
import type { StartProgress } from '#contract/learning/start.ts'
import { readStored, storedKeys, writeStored } from '#web/kit/device/browser-storage.ts'
import { readCode } from '../practice/exercise/trial-code.ts'

const prefix = 'start:'
const keyOf = (stepId: number) => `${prefix}${stepId}` as const
/** Where its failed checks are counted, so that hints stay. */
export const checksKeyOf = (stepId: number) => `${keyOf(stepId)}:checks` as const

/** Who is signed in on this device; what they do here is for their account alone. Null for visitors. */
type Owner = number | null

type Stored = Partial<Record<keyof StartProgress | 'userId', unknown>>

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Anybody may have written it. */
function progressAt(key: string, owner: Owner): StartProgress | null {
  const { userId = null, savedAt, passedAt, ...stored } = (readStored(key, 'browser') ?? {}) as Stored
  const code: CodeFile[] | null = readCode(stored)
  if (!code || !isMoment(savedAt) || (userId !== null && userId !== owner)) return null
  return { stepId: Number(key.slice(prefix.length)), code, savedAt, passedAt: isMoment(passedAt) ? passedAt : null }
}

/** What visitors did on this device, and what this person did that their account doesn't have yet. */
export const storedProgress = (owner: Owner): StartProgress[] =>
  storedKeys(prefix, 'browser')
    // Beside each lesson are the counts of its failed checks.
    .filter((key) => /^start:\d+$/.test(key))
    .flatMap((key) => progressAt(key, owner) ?? [])

export const storeProgress = ({ stepId, ...progress }: StartProgress, owner: Owner) =>
  writeStored(keyOf(stepId), owner === null ? progress : { ...progress, userId: owner }, 'browser')

/** Once the account has it; what changed while it was sent stays. */
export function forgetProgress(sent: readonly StartProgress[], owner: Owner) {
  for (const { stepId, savedAt, passedAt } of sent) {
    const now = progressAt(keyOf(stepId), owner)
    if (now?.savedAt !== savedAt || now.passedAt !== passedAt) continue
    writeStored(keyOf(stepId), null, 'browser')
    writeStored(checksKeyOf(stepId), null, 'browser')
  }
}
