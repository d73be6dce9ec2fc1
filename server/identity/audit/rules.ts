/** What a thing is called among what is written down of it. */
const called = ['courseTitle', 'taskTitle', 'stepTitle', 'title', 'name', 'text']

/** What a thing was called that is gone: as the entry about it has it. Of people nothing is kept beyond their account. */
export function nameKept(subject: string, before: unknown, after: unknown): string | null {
  if (/^person \d/.test(subject)) return null
  const kept = [after, before].flatMap((state) => called.map((key) => fieldOf(state, key)))
  return kept.find((name) => name !== null) ?? null
}

function fieldOf(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null || Array.isArray(state) || !Object.hasOwn(state, key)) return null
  const value = (state as Record<string, unknown>)[key]
  return typeof value === 'string' && value !== '' ? value : null
}
