import { whoAmI } from '../identity/account.ts'
import { getMyCompany } from '../hiring/company.ts'
import { getSecondFactor } from '../identity/second-factor.ts'
import { getOverview } from '../insights/overview.ts'
import { mayUse, type Standing } from '../kit/access.ts'
import { part, type PagePart } from '../kit/page-call.ts'
import { listMyPayments } from '../membership/payments.ts'
import { listNotifications } from '../notifications/notifications.ts'
import { getPayeeChange } from '../site/school.ts'
import { getSite } from '../site/settings.ts'
import { getWallet } from '../wallet/ledger.ts'
import { companyPages } from './company-pages.ts'
import { learnerPages } from './learner-pages.ts'
import type { At, Page } from './page.ts'
import { staffPages } from './staff-pages.ts'

type Area = {
  root: string
  /** What every page of it requests. */
  shell: (at: At) => PagePart[]
  pages: Record<string, Page>
}

/** How many notifications the bell shows. */
export const frameNotifications = 3

/** The top bar, the menu and the strip about the membership. */
const learnerShell = ({ person: { role } }: At) => [
  part(whoAmI),
  part(listNotifications, { query: { size: frameNotifications } }),
  part(getSite),
  part(getWallet),
  ...(role === 'learner' ? [part(listMyPayments)] : []),
]

/** The menu with its counts, the bell and the warnings about payment details. */
const staffShell = () => [
  part(whoAmI),
  part(getSecondFactor),
  part(getSite),
  part(getOverview),
  part(listNotifications, { query: { size: frameNotifications } }),
  part(getPayeeChange),
]

/** The top bar with the bell, and whether the company may use the pages. */
const companyShell = () => [
  part(whoAmI),
  part(getMyCompany),
  part(listNotifications, { query: { size: frameNotifications } }),
  part(getSite),
]

export const areas: Area[] = [
  { root: '/dashboard', shell: learnerShell, pages: learnerPages },
  { root: '/company', shell: companyShell, pages: companyPages },
  { root: '/admin', shell: staffShell, pages: staffPages },
]

/** The requests of the page at this path, without repetitions; of an unknown page only those of its area. */
export function pagePartsAt(path: string, person: Standing): PagePart[] {
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(path) ?? []
  const area = areas.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`))
  if (!area) return []
  const query = parseQuery(search)
  for (const [route, { data }] of Object.entries(area.pages)) {
    const params = matchRoute(route, pathname)
    if (params) return unique([...area.shell({ person, params, query }), ...data({ person, params, query })], person)
  }
  return unique(area.shell({ person, params: {}, query }), person)
}

/** Without those that the person may not use. */
const unique = (parts: PagePart[], person: Standing) => [
  ...new Map(parts.filter(({ endpoint }) => mayUse(person, endpoint.access)).map((part) => [part.path, part])).values(),
]

/** The parameters of the path if it matches the route, or null. */
function matchRoute(route: string, pathname: string): Record<string, string> | null {
  const expected = route.split('/')
  const found = pathname.replace(/\/$/, '').split('/')
  if (found.length !== expected.length) return null
  const params: Record<string, string> = {}
  for (const [place, name] of expected.entries()) {
    const value = decode(found[place]!)
    if (value === null || value === '') {
      if (name !== found[place]) return null
    } else if (name.startsWith(':')) params[name.slice(1)] = value
    else if (name !== value) return null
  }
  return params
}

/** The first value of each field. */
function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>
  for (const pair of search.split('&')) {
    const [name = '', ...value] = pair.split('=')
    const [key, text] = [decode(name.replaceAll('+', ' ')), decode(value.join('=').replaceAll('+', ' '))]
    if (key && text !== null) query[key] ??= text
  }
  return query
}

/** Null if it isn't valid. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
