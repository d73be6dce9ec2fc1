// oxlint-disable react/no-array-index-key -- texts can repeat, and nothing here has state
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import {
  multiPageScale,
  onePageScales,
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
  sidebarSections,
} from '#contract/careers/resume-document.ts'
import type { LinkText, TextLine } from '#contract/kit/text/lines.ts'
import type { ResumeTemplate } from '#contract/careers/resume.ts'
import './preview.css'

type PreviewProps = { resume: ResumeDocument; template: ResumeTemplate }

/** A4 in CSS pixels. */
const page = { width: 794, height: 1123 }

/** The pages of the PDF, scaled to the available width. */
export function Preview({ resume, template }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  const [pages, setPages] = useState(1)

  useLayoutEffect(() => {
    const box = frame.current!
    const watch = new ResizeObserver(() => setZoom(box.clientWidth / page.width))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  useLayoutEffect(() => {
    const fit = () => content.current && setPages(fitToPage(content.current))
    fit()
    // The text is measured again after the web fonts have loaded.
    void document.fonts?.ready.then(fit)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they change the measured height
  }, [resume, template])

  return (
    <div className="min-w-0">
      <div ref={frame} className="relative overflow-hidden rounded-small border border-line shadow-low">
        <div style={{ height: zoom * page.height * pages }}>
          <div
            ref={content}
            data-template={template}
            className="resume-preview"
            style={{ transform: `scale(${zoom})`, minHeight: page.height * pages }}
          >
            <Content resume={resume} template={template} />
          </div>
        </div>
      </div>
      <p className="type-small mt-2 text-soft">
        {pages === 1 ? 'One A4 page.' : `About ${pages} A4 pages. Most recruiters read only one.`}
      </p>
    </div>
  )
}

/** Shrinks the text until it fits on one page. Returns the number of pages. */
function fitToPage(content: HTMLElement): number {
  const minHeight = content.style.minHeight
  content.style.minHeight = '0px'
  const heightAt = (scale: number) => {
    content.style.setProperty('--scale', String(scale))
    return content.scrollHeight
  }
  const fitting = onePageScales.find((scale) => heightAt(scale) <= page.height)
  const pages = fitting ? 1 : Math.ceil(heightAt(multiPageScale) / page.height)
  content.style.minHeight = minHeight
  return pages
}

function Content({ resume: { name, contact, sections }, template }: PreviewProps) {
  if (template !== 2) {
    return (
      <>
        <div className="resume-header">
          <p className="resume-name">{name}</p>
          <Tags tags={contact} className="resume-contact" />
        </div>
        <div className="resume-main">
          <Sections sections={sections} />
        </div>
      </>
    )
  }
  return (
    <>
      <div className="resume-main">
        <p className="resume-name">{name}</p>
        <Sections sections={sections.filter(({ key }) => !sidebarSections.has(key))} />
      </div>
      <div className="resume-sidebar">
        {contact.length > 0 && (
          <div className="resume-section">
            <p className="resume-heading">Contact</p>
            {contact.map(({ text }, index) => (
              <p key={index}>{text}</p>
            ))}
          </div>
        )}
        <Sections sections={sections.filter(({ key }) => sidebarSections.has(key))} />
      </div>
    </>
  )
}

const Sections = ({ sections }: { sections: ResumeSection[] }) =>
  sections.map((section) => <Section key={section.key} section={section} />)

function Section({ section }: { section: ResumeSection }) {
  return (
    <div className="resume-section" data-kind={section.kind}>
      <p className="resume-heading">{section.title}</p>
      {section.kind === 'text' && <Lines lines={section.lines} />}
      {section.kind === 'tags' && <Tags tags={section.tags.map((text) => ({ text }))} />}
      {section.kind === 'items' && section.items.map((item, index) => <Item key={index} item={item} />)}
    </div>
  )
}

function Item({ item: { title, subtitle, years, link, lines } }: { item: ResumeItem }) {
  return (
    <div className="resume-item">
      <p className="resume-title">
        <span>{title}</span>
        {years && <span className="resume-years">{years}</span>}
      </p>
      {(subtitle || link) && (
        <p className="resume-subtitle">
          {subtitle && <span>{subtitle}</span>}{' '}
          {link && <span data-link={link.href !== null || undefined}>{link.text}</span>}
        </p>
      )}
      <Lines lines={lines} />
    </div>
  )
}

const Lines = ({ lines }: { lines: TextLine[] }) =>
  lines.map(({ text, isBullet }, index) => (
    <p key={index} className={isBullet ? 'resume-bullet' : undefined}>
      {text}
    </p>
  ))

function Tags({ tags, className = 'resume-tags' }: { tags: Pick<LinkText, 'text'>[]; className?: string }) {
  return (
    <p className={className}>
      {tags.map(({ text }, index) => (
        <Fragment key={index}>
          <span>{text}</span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
