// Writes the list of our packages as CycloneDX and prints their licences. Works offline.
import { mkdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { print, printError, root, startupError } from './output.mjs'

const target = join(root, 'dist', 'sbom.cdx.json')

// These licences only require keeping the notice.
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
  const list = readPackages(root)
  list.components.push(...readPackages(join(root, 'tools', 'node')).components)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(target, JSON.stringify(list, null, 2))
  print(`${list.components.length} packages, written to ${target}\n`)
  printLicences(list.components)
} catch (error) {
  printError(error)
  process.exitCode = 1
}

/** Only production packages and Node; build and test tools are not shipped. */
function readPackages(cwd) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stdout, stderr } = spawnSync(npm, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw startupError(`npm can't list the packages:\n${stderr}`)
  return JSON.parse(stdout)
}

function printLicences(components) {
  const byLicence = new Map()
  for (const component of components) {
    const licence = licenceOf(component)
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${component.name}@${component.version}`])
  }
  for (const [licence, names] of [...byLicence].toSorted((a, b) => b[1].length - a[1].length)) {
    print(`${String(names.length).padStart(4)}  ${licence}`)
    if (!permissive.has(licence)) for (const name of names) print(`        ${name}`)
  }
}

function licenceOf({ licenses = [] }) {
  return licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(', ') || 'none named'
}
