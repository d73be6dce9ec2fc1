import { existsSync } from 'node:fs'
import { installPackage, mayInstall } from './debian.mjs'
import { printError } from './output.mjs'

/** Installs Git where we may: learners push their work to the school with it. Without it the tests of that fail. */
export async function ensureGit() {
  if (process.platform !== 'linux' || existsSync('/usr/bin/git') || !mayInstall()) return
  await installPackage('git', 'Git').catch(printError)
}
