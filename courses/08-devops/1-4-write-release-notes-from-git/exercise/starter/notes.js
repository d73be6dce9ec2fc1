/** { kind, scope, isBreaking, text } of a subject; kind 'other' if it isn't of the form kind(scope)!: text. */
export function parse(subject) {
  return { kind: 'other', scope: '', isBreaking: false, text: subject }
}

/** The next version after `last`, such as '1.4.2': breaking, then feat, then anything else. */
export function nextVersion(last, subjects) {
  return last
}

/** Release notes as lines: a heading for each part that isn't empty, and a last line with counts. */
export function notes(version, subjects) {
  return [`# ${version}`]
}
