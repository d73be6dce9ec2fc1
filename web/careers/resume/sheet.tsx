// oxlint-disable react/no-array-index-key -- what stands on the sheet may stand there twice, and holds no state
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import type { Linked, Paper, PaperItem, PaperLine, PaperSection } from '#contract/careers/resume-paper.ts'
import type { ResumeTemplate } from '#contract/careers/resume.ts'
import './sheet.css'

type SheetProps = { paper: Paper; template: ResumeTemplate }

/** A4 in CSS pixels. */
const page = { width: 794, height: 1123 }
/** As the PDF tries them: from the largest that looks calm to the smallest that reads well. */
const scales = [1.1, 1.06, 1.03, 1, 0.97, 0.94, 0.91, 0.88, 0.85]
const overflowing = 0.97

/** The resume as it will be on paper, drawn as large as there is room for. */
export function Sheet({ paper, template }: SheetProps) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  const [pages, setPages] = useState(1)

  useLayoutEffect(() => {
    const box = frame.current!
    const watch = new ResizeObserver(() => setZoom(box.clientWidth / page.width))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  useLayoutEffect(() => {
    const fit = () => sheet.current && setPages(fitToPage(sheet.current))
    fit()
    // Letters may come after the words.
    void document.fonts?.ready.then(fit)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is measured changes with them
  }, [paper, template])

  return (
    <div className="min-w-0">
      <div ref={frame} className="relative overflow-hidden rounded-small border border-line shadow-low">
        <div style={{ height: zoom * page.height * pages }}>
          <div
            ref={sheet}
            data-template={template}
            className="resume-sheet"
            style={{ transform: `scale(${zoom})`, minHeight: page.height * pages }}
          >
            <Body paper={paper} template={template} />
          </div>
        </div>
      </div>
      <p className="type-small mt-2 text-soft">
        {pages === 1 ? 'One A4 page.' : `About ${pages} A4 pages. Most recruiters read only one.`}
      </p>
    </div>
  )
}

/** Writes smaller until it is one page; answers how many it is. */
function fitToPage(sheet: HTMLElement): number {
  const before = sheet.style.minHeight
  sheet.style.minHeight = '0px'
  const heightAt = (scale: number) => {
    sheet.style.setProperty('--scale', String(scale))
    return sheet.scrollHeight
  }
  const fitting = scales.find((scale) => heightAt(scale) <= page.height)
  const pages = fitting ? 1 : Math.ceil(heightAt(overflowing) / page.height)
  sheet.style.minHeight = before
  return pages
}

const aside = new Set<PaperSection['key']>(['skills', 'languages', 'certifications'])

function Body({ paper, template }: SheetProps) {
  if (template !== 2) {
    return (
      <>
        <div className="resume-head">
          <p className="resume-name">{paper.name}</p>
          <Words words={paper.contact} className="resume-contact" />
        </div>
        <div className="resume-story">
          {paper.sections.map((section) => (
            <Section key={section.key} section={section} />
          ))}
        </div>
      </>
    )
  }
  return (
    <>
      <div className="resume-story">
        <p className="resume-name">{paper.name}</p>
        {paper.sections
          .filter(({ key }) => !aside.has(key))
          .map((section) => (
            <Section key={section.key} section={section} />
          ))}
      </div>
      <div className="resume-side">
        {paper.contact.length > 0 && (
          <div className="resume-section">
            <p className="resume-heading">Contact</p>
            {paper.contact.map((each, index) => (
              <p key={index}>{each.text}</p>
            ))}
          </div>
        )}
        {paper.sections
          .filter(({ key }) => aside.has(key))
          .map((section) => (
            <Section key={section.key} section={section} />
          ))}
      </div>
    </>
  )
}

function Section({ section }: { section: PaperSection }) {
  return (
    <div className="resume-section" data-kind={section.kind}>
      <p className="resume-heading">{section.title}</p>
      {section.kind === 'text' && <Lines lines={section.lines} />}
      {section.kind === 'words' && <Words words={section.words.map((text) => ({ text, href: null }))} />}
      {section.kind === 'items' && section.items.map((item, index) => <Item key={index} item={item} />)}
    </div>
  )
}

function Item({ item: { title, place, years, link, lines } }: { item: PaperItem }) {
  return (
    <div className="resume-item">
      <p className="resume-title">
        <span>{title}</span>
        {years && <span className="resume-years">{years}</span>}
      </p>
      {(place || link) && (
        <p className="resume-place">
          {place && <span>{place}</span>} {link && <span data-link={link.href !== null || undefined}>{link.text}</span>}
        </p>
      )}
      <Lines lines={lines} />
    </div>
  )
}

const Lines = ({ lines }: { lines: PaperLine[] }) =>
  lines.map(({ text, isBullet }, index) => (
    <p key={index} className={isBullet ? 'resume-bullet' : undefined}>
      {text}
    </p>
  ))

function Words({ words, className = 'resume-words' }: { words: Linked[]; className?: string }) {
  return (
    <p className={className}>
      {words.map(({ text }, index) => (
        <Fragment key={index}>
          <span>{text}</span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
