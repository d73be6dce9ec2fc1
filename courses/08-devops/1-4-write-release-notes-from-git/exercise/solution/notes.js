const form = /^(\w+)(?:\(([^)]*)\))?(!?): (.+)$/

/** { kind, scope, isBreaking, text } of a subject; kind 'other' if it isn't of the form kind(scope)!: text. */
export function parse(subject) {
  const [, kind, scope = '', bang, text] = form.exec(subject.trim()) ?? []
  if (!kind) return { kind: 'other', scope: '', isBreaking: false, text: subject }
  return { kind, scope, isBreaking: bang === '!', text }
}

/** The next version after `last`, such as '1.4.2': breaking, then feat, then anything else. */
export function nextVersion(last, subjects) {
  const [major, minor, patch] = last.split('.').map(Number)
  const changes = subjects.map(parse)
  if (changes.some(({ isBreaking }) => isBreaking)) return `${major + 1}.0.0`
  if (changes.some(({ kind }) => kind === 'feat')) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

const line = ({ scope, text }) => `- ${scope ? `${scope}: ` : ''}${text}`

/** Release notes as lines: a heading for each part that isn't empty, and a last line with counts. */
export function notes(version, subjects) {
  const changes = subjects.map(parse)
  const parts = [
    ['Breaking changes', changes.filter(({ isBreaking }) => isBreaking)],
    ['New', changes.filter(({ kind, isBreaking }) => kind === 'feat' && !isBreaking)],
    ['Repaired', changes.filter(({ kind, isBreaking }) => kind === 'fix' && !isBreaking)],
  ]
  const shown = parts.filter(([, list]) => list.length > 0)
  const others = changes.length - shown.reduce((sum, [, list]) => sum + list.length, 0)
  const pairs = (changes.length * (changes.length - 1)) / 2
  return [
    `# ${version}`,
    ...shown.flatMap(([title, list]) => [`## ${title}`, ...list.map(line)]),
    `${changes.length} changes, ${others} of them others, ${pairs} pairs`,
  ]
}
