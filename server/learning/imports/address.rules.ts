import { importHosts } from '#contract/learning/imports/imports.ts'
import { invalid } from '#server/kit/errors.ts'
import { whyRefused } from '#server/kit/security/public-url.ts'

export type Address = {
  /** Of the repository, as git fetches it. */
  url: string
  /** Such as github.com/owner/repository. */
  repository: string
  /** A branch, a tag or a commit, and maybe a folder after it: only the repository knows where the one ends. */
  rest: string[]
  /** A server of the school's own, which may be inside its network. */
  isOwnServer: boolean
}

const problem = (address: string) => invalid({ address })

const example = 'https://github.com/owner/repository'

/** `ownServers` are origins, such as https://git.school.example. Throws with the reason for the field. */
export function parseAddress(typed: string, ownServers: readonly string[]): Address {
  if (/^(git@|ssh:|git:)/i.test(typed))
    throw problem(`Paste the address from your browser’s address bar, such as ${example}`)
  const url = toUrl(typed)
  const isOwnServer = ownServers.includes(url.origin) && url.username === '' && url.password === ''
  if (!isOwnServer) {
    const refusal = whyRefused(url, false)
    if (refusal !== null) throw problem(refusal)
    if (!importHosts.some((host) => host === url.host)) throw problem(`You can import from ${hostNames(ownServers)}.`)
  }
  const { repository, rest } = splitPath(segmentsOf(url.pathname), url.host)
  if (!repository?.every(isName)) throw problem(`Enter the address of a repository, such as ${example}`)
  if (rest === null)
    throw problem('Open the repository, or a folder of it, in your browser, and paste the address of that page.')
  if (!rest.every(isPlain)) throw problem('Check the address: a part of it isn’t allowed.')
  const path = repository.join('/')
  return { url: `${url.origin}/${path}.git`, repository: `${url.host}/${path}`, rest, isOwnServer }
}

/** Before the parser, which would repair much of it: what was typed is what is fetched. */
const odd = /[^\w.~:/%+,=@-]|%2e|\/\.\.?(\/|$)/i

function toUrl(typed: string): URL {
  const text = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  const address = text.replace(/[?#].*$/s, '')
  if (odd.test(address) || !URL.canParse(address)) throw problem(`Enter an address such as ${example}`)
  return new URL(address)
}

const segmentsOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw problem(`Enter an address such as ${example}`)
  }
}

const isName = (part: string) => /^\w[\w.-]{0,99}$/.test(part) && !part.includes('..')

/** No part that git or a path gives another meaning to. */
const isPlain = (part: string) =>
  part.length <= 200 && !/^[-.]|\.\.|[\p{Cc}/:~^\\*?[{]|@\{|\.lock$/u.test(part) && part === part.trim()

/** As the pages of GitHub (`/tree/`), GitLab (`/-/tree/`) and Codeberg (`/src/branch/`) write it. Null: another page. */
function splitPath(parts: string[], host: string): { repository: string[] | null; rest: string[] | null } {
  const dash = parts.indexOf('-')
  // GitLab has groups in groups, and a dash between the repository and its pages.
  const end = dash > 0 ? dash : host === 'gitlab.com' ? parts.length : 2
  const [place, after] = [parts.slice(0, end), parts.slice(dash > 0 ? end + 1 : end)]
  if (place.length < 2 || place.length > 8) return { repository: null, rest: [] }
  const repository = [...place.slice(0, -1), place.at(-1)!.replace(/\.git$/, '')]
  const [page, kind] = after
  if (page === undefined) return { repository, rest: [] }
  if ((page === 'tree' || page === 'commit') && after.length > 1) return { repository, rest: after.slice(1) }
  if (page === 'src' && /^(branch|tag|commit)$/.test(kind ?? '') && after.length > 2)
    return { repository, rest: after.slice(2) }
  return { repository, rest: null }
}

const hostNames = (ownServers: readonly string[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format([
    ...importHosts,
    ...ownServers.map((origin) => new URL(origin).host),
  ])

/** Names that the branch, tag or commit may have, the longest first: `feature/page/src` may be the branch `feature`. */
export const possibleRefs = (rest: readonly string[]): string[] =>
  rest
    .slice(0, 6)
    .map((_, index) => rest.slice(0, index + 1).join('/'))
    .toReversed()

/** What follows the name that was found. */
export const folderAfter = (rest: readonly string[], ref: string | null): string =>
  ref === null ? '' : rest.slice(ref.split('/').length).join('/')

/** Where people read the same files. */
export function pageOf(repository: string, commit: string, folder: string): string {
  const [host = ''] = repository.split('/')
  const trees: Record<string, string> = { 'gitlab.com': '/-/tree', 'codeberg.org': '/src/commit' }
  const path = folder === '' ? '' : `/${folder.split('/').map(encodeURIComponent).join('/')}`
  return `https://${repository}${trees[host] ?? '/tree'}/${commit}${path}`
}
