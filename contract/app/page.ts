import type { Permission, Standing } from '../kit/access.ts'
import type { PagePart } from '../kit/page-call.ts'

/** Where a page was opened, and by whom. */
export type At = { person: Standing; params: Record<string, string>; query: Record<string, string> }

/** A page of the learner, company or staff area. Its component is in `web/app/{learner,company,admin}/pages.ts`, under the same path. */
export type Page = {
  /** Its heading, unless the page has one of its own; the document's title until then. Without one, its label in the menu. */
  title?: string
  /** Who may open it, if not everybody in the area. */
  access?: Permission
  /** Its label in the menu of the area, in this order. */
  menu?: string
  /** Who has it in the menu, if not everybody who may open it. */
  menuFor?: Permission
  /** Below the others in the menu, and on a phone behind "More". */
  isInMore?: true
  /** In the command palette of the staff: its label, if not that of the menu, and other words that find it. */
  palette?: { label?: string; words: string }
  /** What it requests when it opens. The browser's build leaves it out (build/lean-contract.ts). */
  data: (at: At) => PagePart[]
}

export const titleOf = ({ title, menu = '' }: Page): string => title ?? menu

/** Declares the pages of an area, by path. */
export const pages = <Pages extends Record<string, Page>>(
  declared: Pages,
): { [Path in keyof Pages]: Pages[Path] & Page } => declared

/** The paths of the pages that are in the menu. */
export type MenuPath<Pages> = {
  [Path in keyof Pages]: Pages[Path] extends { menu: string } ? Path : never
}[keyof Pages]

/** The menu of an area, in the order of its pages. */
export const menuOf = <Pages extends Record<string, Page>>(declared: Pages) =>
  (Object.keys(declared) as (MenuPath<Pages> & string)[]).flatMap((to) => {
    const { menu: label, access, menuFor = access, isInMore = false } = declared[to]!
    return label === undefined ? [] : [{ to, label, access: menuFor, isInMore }]
  })

/** A filtered list is requested by the page itself, which knows what its filters mean. */
export const isPlain = ({ query }: At) => Object.keys(query).length === 0
