// Writes down which packages the academy is made of, as CycloneDX, and tells under which licences. Needs no network.
import { mkdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { complain, problem, root, say } from './problem.mjs'

const target = join(root, 'dist', 'sbom.cdx.json')

// Asks nothing of who ships the academy but to keep the notice.
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
])

try {
  const list = readPackages()
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(target, JSON.stringify(list, null, 2))
  say(`${list.components.length} packages, written to ${target}\n`)
  tellLicences(list.components)
} catch (error) {
  complain(error)
  process.exitCode = 1
}

/** Of what runs in production: what we build and test with is not shipped. */
function readPackages() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stdout, stderr } = spawnSync(npm, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw problem(`npm could not list the packages:\n${stderr}`)
  return JSON.parse(stdout)
}

function tellLicences(components) {
  const byLicence = new Map()
  for (const component of components) {
    const licence = licenceOf(component)
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${component.name}@${component.version}`])
  }
  for (const [licence, names] of [...byLicence].toSorted((a, b) => b[1].length - a[1].length)) {
    say(`${String(names.length).padStart(4)}  ${licence}`)
    if (!permissive.has(licence)) for (const name of names) say(`        ${name}`)
  }
}

function licenceOf({ licenses = [] }) {
  return licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(', ') || 'none named'
}
