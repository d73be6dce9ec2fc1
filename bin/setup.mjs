// Prepares everything before the first run. Plain JavaScript without packages, so that any Node from 20 on runs it.
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { basename, dirname, join, relative } from 'node:path'
import { holdLock } from './lock.mjs'
import { root, startupError, timed } from './output.mjs'
import { runQuietly } from './processes.mjs'

const modules = join(root, 'node_modules')
const dist = join(root, 'dist')
export const setupLock = join(dist, '.setup-lock')
/** Folders with a package.json and a lock file of their own. */
const toolsFolder = join(root, 'tools')
const nodeFolder = join(root, 'tools', 'node')
const isNode24 = Number.parseInt(process.versions.node, 10) >= 24

export const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
export const hash = (...texts) => texts.reduce((all, text) => all.update(text), createHash('sha256')).digest('hex')

const lockFile = (folder) => join(folder, 'package-lock.json')
const installed = (folder) => join(folder, 'node_modules', '.package-lock.json')
const stamp = (folder) => join(folder, 'node_modules', '.installed-by-start')

/** Installs the packages of the lock files, unless they are installed already. Only tests and checks need the tools. */
export async function install({ tools = false } = {}) {
  const folders = [root, ...(isNode24 ? [] : [nodeFolder]), ...(tools ? [toolsFolder] : [])]
  const missing = () => folders.filter((folder) => !isInstalled(folder))
  if (missing().length > 0) {
    assertWritable('install the packages')
    await holdLock(setupLock, async (register) => {
      const left = missing()
      if (left.length === 0) return
      await timed('Installing the packages…', 'Packages installed', () =>
        Promise.all(left.map((folder) => installIn(folder, register))),
      )
    })
  }
  if (!isNode24) linkNode()
  if (tools) linkTools()
}

async function installIn(folder, register) {
  // Without these, an interrupted installation is not mistaken for a finished one.
  for (const path of [installed(folder), stamp(folder)]) rmSync(path, { force: true })
  const [npm, ...args] = npmCommand()
  const log = folder === root ? 'install.log' : `install-${basename(folder)}.log`
  await runQuietly(npm, [...args, 'ci', ...npmOptions], { cwd: folder, log, register, explain: installError })
  // On a system without a Node package there is nothing to install.
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(stamp(folder), installedHash(folder))
}

/** Makes `npm run` find it before the Node that started npm. */
function linkNode() {
  if (process.platform !== 'win32') link(node24(), join(modules, '.bin', 'node'))
}

/** Our sources import the tools by name, and the linter looks for its type checker among the commands of the root. */
function linkTools() {
  const from = join(toolsFolder, 'node_modules')
  const { dependencies } = JSON.parse(readFileSync(join(toolsFolder, 'package.json'), 'utf8'))
  const commands = readdirSync(join(from, '.bin')).map((name) => join('.bin', name))
  for (const name of [...Object.keys(dependencies), ...commands]) link(join(from, name), join(modules, name))
}

function link(target, path) {
  // Relative, because the folder may be moved.
  const to = relative(dirname(path), target)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(path) === to) return
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(to, path, 'junction')
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

const installedHash = (folder) => hash(read(lockFile(folder)), read(installed(folder)), process.platform, process.arch)

function isInstalled(folder) {
  if (!existsSync(installed(folder))) return false
  return read(stamp(folder)) === installedHash(folder) || isInstalledByNpm(folder)
}

/** Whether every package of the lock file was installed by running npm directly. */
function isInstalledByNpm(folder) {
  const found = installedPackages(folder)
  return Object.entries(JSON.parse(read(lockFile(folder))).packages).every(([path, locked]) => {
    if (path === '') return true
    if (!found[path]) return Boolean(locked.optional || locked.devOptional) && !isForThisPlatform(locked)
    return found[path].version === locked.version && existsSync(join(folder, path, 'package.json'))
  })
}

function installedPackages(folder) {
  try {
    return JSON.parse(read(installed(folder))).packages
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

/** The current Node if it is new enough, or the installed one. */
export function node24() {
  if (isNode24) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(nodeFolder, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name)
  // It may exist but not run, on a system with another C library.
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
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
