/** The version that follows: change is 'breaking', 'feature' or 'fix'. Below 1.0.0 the second number may break. */
export function nextVersion(version, change) {
  const [major, minor, patch] = version.split('.').map(Number)
  if (change === 'breaking') return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`
  if (change === 'feature' && major > 0) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

const shipped = /^(?:package\.json|README\.md|LICENSE|dist\/.+)$/

/** What is wrong with a release, as texts: 'name', 'version', 'license', 'repository', 'files: .env' … */
export function releaseProblems({ name, version, previous, change, license, repository, files }) {
  const expected = previous === undefined ? '0.1.0' : nextVersion(previous, change)
  return [
    ...(/^@[a-z\d-]+\/[a-z\d-]+$/.test(name) ? [] : ['name']),
    ...(version === expected ? [] : ['version']),
    ...(license ? [] : ['license']),
    ...(repository ? [] : ['repository']),
    ...files.filter((path) => !shipped.test(path)).map((path) => `files: ${path}`),
  ]
}
