import { Instant } from '../kit/fields.ts'
import { linesOf, singleLine, webLink } from '../kit/text/lines.ts'
import { z } from '../kit/zod.ts'
import {
  type DeclaredItem,
  declaredKinds,
  type Portfolio,
  type PortfolioItem,
  type ProvenItem,
  provenKinds,
} from './portfolio.ts'

/** What the school knows about a piece of work: it is approved, issued or attended now. */
export const ProvenWork = z.object({
  kind: z.enum(provenKinds),
  workId: z.number(),
  title: z.string(),
  /** The task of a step, or the brief of a project. */
  taskTitle: z.string().nullable(),
  courseTitle: z.string().nullable(),
  /** When it was approved, issued or attended. */
  at: Instant,
  /** Only for a step or a project. */
  attempts: z.number().nullable(),
  checks: z.object({ passed: z.number(), total: z.number() }).nullable(),
  isByChecks: z.boolean(),
  /** What the mentor wrote, with their first name. */
  words: z.object({ text: z.string(), author: z.string() }).nullable(),
  skills: z.array(z.string()),
  /** SHA-256 of the approved text and files, in hex. */
  contentHash: z.string().nullable(),
  /** Whether there is a text or a file to show. */
  hasWork: z.boolean(),
  certificateCode: z.string().nullable(),
})
export type ProvenWork = z.infer<typeof ProvenWork>

const ShownWork = ProvenWork.omit({ hasWork: true }).extend({ note: z.string(), showsWork: z.boolean() })
export type ShownWork = z.infer<typeof ShownWork>

const DeclaredLine = z.object({
  kind: z.enum(declaredKinds),
  title: z.string(),
  period: z.string(),
  link: z.object({ text: z.string(), href: z.string().nullable() }).nullable(),
  note: z.string(),
})
export type DeclaredLine = z.infer<typeof DeclaredLine>

export const PortfolioView = z.object({
  shownName: z.string(),
  headline: z.string(),
  summary: z.string(),
  items: z.array(z.discriminatedUnion('kind', [ShownWork, DeclaredLine])),
})
export type PortfolioView = z.infer<typeof PortfolioView>
export type ViewItem = PortfolioView['items'][number]

export const itemLabels: Record<PortfolioItem['kind'], string> = {
  step: 'Course work',
  project: 'Project',
  certificate: 'Certificate',
  session: 'Session',
  'own-project': 'Own project',
  experience: 'Experience',
  link: 'Link',
}

const proven: ReadonlySet<string> = new Set(provenKinds)
export const isProvenKind = (kind: PortfolioItem['kind']): kind is ProvenItem['kind'] => proven.has(kind)

export const isProven = <Item extends { kind: PortfolioItem['kind'] }>(
  item: Item,
): item is Extract<Item, { workId: number }> => isProvenKind(item.kind)

/** Names an item in addresses, such as step-12. */
export const workKey = ({ kind, workId }: Pick<ProvenWork, 'kind' | 'workId'>): string => `${kind}-${workId}`

/**
 * What others see. The page, the learner's preview and all files show this. Work that isn't approved any more is left out,
 * and so are lines without words.
 */
export function toPortfolioView({ items, ...about }: Portfolio, work: ProvenWork[]): PortfolioView {
  const byKey = new Map(work.map((each) => [workKey(each), each]))
  return {
    shownName: singleLine(about.shownName),
    headline: singleLine(about.headline),
    summary: about.summary.trim(),
    items: items.flatMap<ViewItem>((item) => (isProven(item) ? shownIn(byKey, item) : toLine(item))),
  }
}

function shownIn(byKey: Map<string, ProvenWork>, item: ProvenItem): ShownWork[] {
  const found = byKey.get(workKey(item))
  if (!found) return []
  const { hasWork, words, ...work } = found
  const { showsWords, showsWork, note } = item
  return [{ ...work, words: showsWords ? words : null, note: note.trim(), showsWork: showsWork && hasWork }]
}

function toLine({ kind, title, period, link, note }: DeclaredItem): DeclaredLine[] {
  const address = webLink(link)
  const line = {
    kind,
    title: singleLine(title) || address.text,
    period: singleLine(period),
    link: address.text === '' ? null : address,
    note: note.trim(),
  }
  return line.title || linesOf(line.note).length > 0 ? [line] : []
}
