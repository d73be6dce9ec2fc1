const nameFields = ['courseTitle', 'taskTitle', 'stepTitle', 'title', 'name', 'text']

/** The name of a deleted thing, as recorded in its entry. Never of people, whose names are erased with their account. */
export function recordedName(subject: string, before: unknown, after: unknown): string | null {
  if (/^person \d/.test(subject)) return null
  const names = [after, before].flatMap((state) => nameFields.map((key) => fieldOf(state, key)))
  return names.find((name) => name !== null) ?? null
}

function fieldOf(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null || Array.isArray(state) || !Object.hasOwn(state, key)) return null
  const value = (state as Record<string, unknown>)[key]
  return typeof value === 'string' && value !== '' ? value : null
}
