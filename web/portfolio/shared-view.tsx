import {
  type DeclaredLine,
  isProven,
  itemLabels,
  type PortfolioView,
  type ShownWork,
  type ViewItem,
  workKey,
} from '#contract/portfolio/view.ts'
import { day, plural } from '#web/kit/format.ts'
import { BadgeCheck, CalendarCheck, ExternalLink, ListChecks, PencilLine, RotateCw } from '#web/kit/icons.tsx'
import { IconFact } from '#web/kit/layout/icon-fact.tsx'

type SharedViewProps = {
  view: PortfolioView
  schoolName: string
  /** Of the page, which the work pages are below; without it, this is the learner's preview. */
  url?: string
  /** Shows the text and code of an item on the same page. */
  onRead?: (work: ShownWork) => void
}

/** What others see; the learner's preview shows the same. Needs no script. */
export function SharedView({ view, schoolName, url, onRead }: SharedViewProps) {
  const { shownName, headline, summary, items } = view
  const Title = url ? 'h1' : 'p'
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <Title className={url ? 'type-h1 wrap-anywhere' : 'type-h2 wrap-anywhere'}>{shownName}</Title>
        {headline && <p className="mt-2 text-lg wrap-anywhere text-soft">{headline}</p>}
        {summary && <p className="mt-4 wrap-anywhere whitespace-pre-line">{summary}</p>}
      </header>
      {items.length === 0 ? (
        <p className="rounded-card border border-dashed border-edge p-5 text-soft">Nothing here yet.</p>
      ) : (
        <>
          <Legend items={items} shownName={shownName} schoolName={schoolName} />
          <ul className="grid grid-cols-1 gap-4">
            {items.map((item, index) =>
              isProven(item) ? (
                <Proven key={workKey(item)} work={item} {...(url && { url })} {...(onRead && { onRead })} />
              ) : (
                // Their order changes only with the whole page.
                // oxlint-disable-next-line react/no-array-index-key
                <Declared key={index} line={item} shownName={shownName} />
              ),
            )}
          </ul>
        </>
      )}
    </div>
  )
}

type LegendProps = { items: ViewItem[]; shownName: string; schoolName: string }

function Legend({ items, shownName, schoolName }: LegendProps) {
  const proven = items.filter(isProven).length
  return (
    <ul className="type-small flex flex-wrap gap-x-6 gap-y-2 border-y border-line py-3">
      {proven > 0 && (
        <li className="flex min-w-0 items-start gap-1.5 text-leaf-ink">
          <BadgeCheck aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {plural(proven, 'item')} checked by {schoolName}
          </span>
        </li>
      )}
      {proven < items.length && (
        <li className="flex min-w-0 items-start gap-1.5 text-soft">
          <PencilLine aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {items.length - proven} added by {shownName}, not checked
          </span>
        </li>
      )}
    </ul>
  )
}

const outcomes: Record<ShownWork['kind'], string> = {
  step: 'Approved by a mentor',
  project: 'Approved by a mentor',
  certificate: 'Issued',
  session: 'Attended',
}

type ProvenProps = { work: ShownWork } & Pick<SharedViewProps, 'url' | 'onRead'>

function Proven({ work, ...reading }: ProvenProps) {
  const { kind, title, taskTitle, courseTitle, at, attempts, checks, isByChecks, note, words, skills } = work
  const place = [courseTitle, taskTitle].filter(Boolean).join(', ')
  return (
    <li className="surface min-w-0 p-4 sm:p-5">
      <p className="type-small flex items-center gap-1.5 font-semibold text-leaf-ink">
        <BadgeCheck aria-hidden="true" className="size-4.5 shrink-0" />
        Checked: {itemLabels[kind].toLowerCase()}
      </p>
      <h2 className="type-h3 mt-1.5 wrap-anywhere">{title}</h2>
      {place && <p className="mt-0.5 wrap-anywhere text-soft">{place}</p>}
      <ul className="type-small mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-soft">
        <IconFact icon={CalendarCheck}>
          {isByChecks ? 'Approved by automatic checks' : outcomes[kind]} on {day(at)}
        </IconFact>
        {checks !== null && checks.total > 0 && (
          <IconFact icon={ListChecks}>
            {checks.passed} of {plural(checks.total, 'check')} passed
          </IconFact>
        )}
        {attempts !== null && <IconFact icon={RotateCw}>{plural(attempts, 'attempt')}</IconFact>}
      </ul>
      {note && <p className="mt-3 wrap-anywhere whitespace-pre-line">{note}</p>}
      {words && (
        <figure className="mt-4 border-l-2 border-line pl-4">
          <blockquote className="wrap-anywhere whitespace-pre-line">{words.text}</blockquote>
          <figcaption className="type-small mt-1 text-soft">{words.author}, mentor</figcaption>
        </figure>
      )}
      {skills.length > 0 && (
        <ul aria-label="Skills" className="mt-3 flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill} className="type-small min-w-0 rounded-full bg-haze px-3 py-0.5 wrap-anywhere">
              {skill}
            </li>
          ))}
        </ul>
      )}
      <Evidence work={work} {...reading} />
    </li>
  )
}

/** What others can check themselves. */
function Evidence({ work, url, onRead }: ProvenProps) {
  const { title, contentHash, certificateCode, showsWork } = work
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1 empty:hidden">
      {showsWork &&
        (url ? (
          <a href={`${url}/work/${workKey(work)}`} aria-label={`See the work: ${title}`} className="touch link">
            See the work
          </a>
        ) : onRead ? (
          <button
            type="button"
            aria-label={`See the work: ${title}`}
            className="touch link"
            onClick={() => onRead(work)}
          >
            See the work
          </button>
        ) : (
          <span className="text-soft">With a link to your text and code</span>
        ))}
      {certificateCode && (
        <a
          href={`/certificate/${encodeURIComponent(certificateCode)}`}
          aria-label={`Verify the certificate for ${title}`}
          {...(!url && { target: '_blank', rel: 'noreferrer' })}
          className="touch link"
        >
          Verify {certificateCode}
        </a>
      )}
      {contentHash && (
        <details className="type-small min-w-0 text-soft open:w-full">
          <summary className="w-fit cursor-pointer py-1 pointer-coarse:py-3">Content hash</summary>
          <ContentHash hash={contentHash} />
        </details>
      )}
    </div>
  )
}

export const ContentHash = ({ hash }: { hash: string }) => (
  <>
    <p className="mt-1">
      The SHA-256 of the approved text and files, which never change. Anybody who has the same files gets the same hash
      from <code>sha256sum</code>: for the text as standard input, then for each file in the order of the paths, and
      again for those lines.
    </p>
    <p className="mt-2 rounded-control bg-haze p-2.5 font-mono text-xs break-all text-ink">{hash}</p>
  </>
)

function Declared({ line, shownName }: { line: DeclaredLine; shownName: string }) {
  const { kind, title, period, link, note } = line
  return (
    <li className="min-w-0 rounded-card border border-dashed border-edge p-4 sm:p-5">
      <p className="type-small flex items-start gap-1.5 font-semibold text-soft">
        <PencilLine aria-hidden="true" className="mt-px size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {itemLabels[kind]}, added by {shownName}, not checked by the school
        </span>
      </p>
      <h2 className="type-h3 mt-1.5 wrap-anywhere">{title || itemLabels[kind]}</h2>
      {period && <p className="mt-0.5 wrap-anywhere text-soft">{period}</p>}
      {note && <p className="mt-3 wrap-anywhere whitespace-pre-line">{note}</p>}
      {link && <DeclaredLink {...link} />}
    </li>
  )
}

const DeclaredLink = ({ text, href }: NonNullable<DeclaredLine['link']>) => (
  <p className="mt-3 wrap-anywhere">
    {href ? (
      <a href={href} target="_blank" rel="noreferrer nofollow" className="touch link">
        {text}
        <ExternalLink aria-hidden="true" className="ml-1 inline size-4 align-text-bottom" />
      </a>
    ) : (
      text
    )}
  </p>
)
