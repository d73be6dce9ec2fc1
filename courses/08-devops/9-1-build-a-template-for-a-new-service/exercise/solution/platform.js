/**
 * A new service from a template: { path: text }. __NAME__, __OWNER__ and __METRIC__ (the name with _ for -) are replaced,
 * in texts and in paths. Throws an Error that says what is allowed if name or owner is wrong.
 */
export function createService(template, name, owner) {
  if (!/^[a-z][a-z0-9-]{2,30}$/.test(name)) throw new Error('name: small letters, digits and "-", 3 to 31 characters')
  if (!/^[a-z][a-z0-9-]*$/.test(owner)) throw new Error('owner: the GitHub name of a person or team, in small letters')
  const filled = (text) =>
    text.replaceAll('__NAME__', name).replaceAll('__OWNER__', owner).replaceAll('__METRIC__', name.replaceAll('-', '_'))
  return Object.fromEntries(Object.entries(template).map(([path, text]) => [filled(path), filled(text)]))
}

const checks = [
  ['Dockerfile: a user that is not root', ({ dockerfile }) => /^USER (?!root\b|0\b)\S+/m.test(dockerfile)],
  ['Dockerfile: CMD in exec form', ({ dockerfile }) => /^CMD \[/m.test(dockerfile)],
  ['Dockerfile: a base image with a version', ({ dockerfile }) => [...dockerfile.matchAll(/^FROM (\S+)/gm)].every(([, image]) => /:\d/.test(image))],
  ['workflow: every action pinned to a full SHA', ({ ci }) => [...ci.matchAll(/uses:\s*(\S+)/g)].every(([, action]) => /@[0-9a-f]{40}$/.test(action))],
  ['workflow: permissions at the top', ({ ci }) => /^permissions:/m.test(ci) && !ci.includes('write-all')],
  ['README: a runbook', ({ readme }) => /^#+ .*runbook/im.test(readme)],
]

/** What a service lacks on the golden path: a list of sentences, empty if nothing. `files` is { path: text }. */
export function missing(files) {
  const parts = {
    dockerfile: files.Dockerfile ?? '',
    ci: files['.github/workflows/ci.yml'] ?? '',
    readme: files['README.md'] ?? '',
  }
  const isThere = (name) => (name.startsWith('Dockerfile') ? parts.dockerfile : name.startsWith('workflow') ? parts.ci : parts.readme) !== ''
  return checks.filter(([name, isGood]) => !isThere(name) || !isGood(parts)).map(([name]) => name)
}
