import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print, root } from './output.mjs'
import { runQuietly } from './processes.mjs'

/** Whether we may install packages: as root on Debian. Ubuntu's package of Chromium only points to a snap. */
export function mayInstall() {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  return isDebian && process.getuid?.() === 0
}

let isUpdated = false

export async function installPackage(name, title) {
  print(`Installing ${title}…`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args) =>
    runQuietly('apt-get', args, { log: `${name}.log`, env, explain: () => `Can't install ${title}` })
  // Two at once would wait for each other's lock.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  if (!isUpdated) await aptGet('update', ...wait)
  isUpdated = true
  await aptGet('install', '-y', ...wait, name)
}
