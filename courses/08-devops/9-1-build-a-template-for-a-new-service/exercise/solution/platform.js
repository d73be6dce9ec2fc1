/**
 * A new service from a template: { path: text }. __NAME__, __OWNER__ and __METRIC__ (the name with _ for -) are replaced,
 * in texts and in paths. A name has small letters, digits and -, 3 to 31 characters; a letter is first, and - isn't last. An
 * owner is a GitHub name: letters, digits and -, at most 39. If one is wrong, it throws an Error that begins with name: or
 * owner: and says what is allowed.
 */
export function createService(template, name, owner) {
  if (!/^[a-z][a-z0-9-]{1,29}[a-z0-9]$/.test(name)) throw new Error('name: small letters, digits and "-", 3 to 31 characters, a letter first and no "-" at the end')
  if (!/^[A-Za-z0-9-]{1,39}$/.test(owner)) throw new Error('owner: a GitHub name, with letters, digits and "-", at most 39 characters')
  const filled = (text) =>
    text.replaceAll('__NAME__', name).replaceAll('__OWNER__', owner).replaceAll('__METRIC__', name.replaceAll('-', '_'))
  return Object.fromEntries(Object.entries(template).map(([path, text]) => [filled(path), filled(text)]))
}

/** The stages of a Dockerfile: [{ image, name, text }]. */
function stagesOf(dockerfile) {
  return dockerfile.split(/^(?=FROM )/m).filter((text) => text.startsWith('FROM ')).map((text) => {
    const [, image, name] = /^FROM (\S+)(?: AS (\S+))?/i.exec(text)
    return { image, name, text }
  })
}
/** What the last line with a keyword says. Only the last stage is shipped. */
function shipped(dockerfile, keyword) {
  const last = stagesOf(dockerfile).at(-1)?.text ?? ''
  return [...last.matchAll(new RegExp(`^${keyword} (.+)`, 'gm'))].at(-1)?.[1]
}
/** A version comes after the last slash: a colon before it belongs to the port of a registry. */
const hasVersion = ({ image }, index, stages) => stages.slice(0, index).some(({ name }) => name === image) || /:\d[^/]*$|@sha256:/.test(image)

const checks = [
  ['Dockerfile: a user that is not root', ({ dockerfile }) => !/^(root|0)\b/.test(shipped(dockerfile, 'USER') ?? 'root')],
  ['Dockerfile: CMD in exec form', ({ dockerfile }) => shipped(dockerfile, 'CMD')?.startsWith('[')],
  ['Dockerfile: a base image with a version', ({ dockerfile }) => stagesOf(dockerfile).every(hasVersion)],
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
