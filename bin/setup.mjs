// Prepares everything before the first run. Plain JavaScript without packages, so that any Node from 20 on runs it.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { holdLock } from './lock.mjs'
import { print, root, startupError } from './output.mjs'
import { runQuietly } from './processes.mjs'

const modules = join(root, 'node_modules')
const dist = join(root, 'dist')
export const setupLock = join(dist, '.setup-lock')
const lockFile = join(root, 'package-lock.json')
const installed = join(modules, '.package-lock.json')
const installStamp = join(modules, '.installed-by-start')

export const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
export const hash = (...texts) => texts.reduce((all, text) => all.update(text), createHash('sha256')).digest('hex')

/** Installs the packages of the lock file, unless they are installed already. */
export async function install() {
  if (isInstalled()) return
  assertWritable('install the packages')
  await holdLock(setupLock, async (register) => {
    if (isInstalled()) return
    print('Installing the packages… (about a minute)')
    // Without these, an interrupted installation is not mistaken for a finished one.
    for (const path of [installed, installStamp]) rmSync(path, { force: true })
    const [npm, ...args] = npmCommand()
    await runQuietly(npm, [...args, 'ci', ...npmOptions], { log: 'install.log', register, explain: installError })
    writeFileSync(installStamp, installedHash())
  })
}

// Dev dependencies are needed to build the site, whatever NODE_ENV says. No package needs an install script.
const npmOptions = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--prefer-offline',
  '--fetch-retries=4',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
  '--no-audit',
  '--no-fund',
]

// The npm that started us, with its own Node, because the one in node_modules may be replaced.
function npmCommand() {
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env
  if (basename(npm) === 'npm-cli.js' && existsSync(npm) && existsSync(node)) return [node, npm]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

const installedHash = () => hash(read(lockFile), read(installed), process.platform, process.arch)

function isInstalled() {
  if (!existsSync(installed)) return false
  return read(installStamp) === installedHash() || isInstalledByNpm()
}

/** Whether every package of the lock file was installed by running npm directly. */
function isInstalledByNpm() {
  const found = installedPackages()
  return Object.entries(JSON.parse(read(lockFile)).packages).every(([path, locked]) => {
    if (path === '') return true
    if (!found[path]) return Boolean(locked.optional || locked.devOptional) && !isForThisPlatform(locked)
    return found[path].version === locked.version && existsSync(join(root, path, 'package.json'))
  })
}

function installedPackages() {
  try {
    return JSON.parse(read(installed)).packages
  } catch {
    // npm was killed while writing the list.
    return {}
  }
}

// An optional package without a platform is only a dependency of one with a platform.
function isForThisPlatform({ os, cpu, libc }) {
  if (!os && !cpu) return false
  if (!allows(os, process.platform) || !allows(cpu, process.arch)) return false
  return (
    process.platform !== 'linux' ||
    allows(libc, process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')
  )
}

// npm's lists (or single names) contain what is allowed, or with "!" what is not.
function allows(list, value) {
  const names = [list ?? []].flat()
  return !names.includes(`!${value}`) && (names.includes(value) || names.every((name) => name.startsWith('!')))
}

function installError(output) {
  if (/EACCES|EPERM|EROFS/.test(output)) return "npm can't write to this folder. Start as its owner"
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(output)
  ) {
    return "npm can't reach its registry. Check the network or the proxy and try again"
  }
  return "npm can't install the packages"
}

/** The Node of node_modules, or the current one if it is new enough. */
export function node24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const packaged = join(
    modules,
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  // It may exist but not run, on a system with another C library.
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw startupError(`This is Node ${process.version}, but Node 24 is required. Install it and start again.`)
}

/** The script of a package's command. */
export function binOf(name) {
  const { bin } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
  return join(modules, name, Object.values(bin)[0])
}

export function assertWritable(purpose) {
  try {
    accessSync(root, constants.W_OK)
    if (existsSync(modules)) accessSync(modules, constants.W_OK)
    mkdirSync(dist, { recursive: true })
    accessSync(dist, constants.W_OK)
  } catch {
    throw startupError(`This user can't write to ${root} to ${purpose}. Start once as its owner.`)
  }
}
