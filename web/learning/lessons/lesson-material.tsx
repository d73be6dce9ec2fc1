import type { MouseEvent, ReactNode } from 'react'
import { isSvg } from '#contract/kit/file-kinds.ts'
import { safeHref } from '#contract/kit/safe-href.ts'
import type { LessonMaterial } from './lesson-props.ts'

type Common = { url: string; materials: readonly LessonMaterial[]; onOpen: ((name: string) => void) | undefined }

/** A link to a section of the lesson, to a material, or elsewhere. */
export function LessonLink({ url, materials, onOpen, children }: Common & { children: ReactNode }) {
  if (url.startsWith('#')) {
    return (
      <a href={url} className="link">
        {children}
      </a>
    )
  }
  const material = materialOf(url, materials)
  if (material) {
    return (
      <MaterialLink material={material} onOpen={onOpen}>
        {children}
      </MaterialLink>
    )
  }
  const href = safeHref(url)
  if (!href) return <>{children}</>
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

type LessonImageProps = Common & { alt: string; title: string | null; isAlone: boolean }

/** A picture among the materials; alone in its paragraph it is a figure. Any other picture is a link. */
export function LessonImage({ alt, title, isAlone, ...link }: LessonImageProps) {
  const material = materialOf(link.url, link.materials)
  if (!material || !isPicture(material)) return <LessonLink {...link}>{alt || link.url}</LessonLink>
  const image = <img src={material.url} alt={alt} loading="lazy" decoding="async" />
  if (!isAlone) return image
  return (
    <figure>
      {image}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

/** An SVG is text to us; an image of a page runs nothing in it. */
const isPicture = ({ kind, name }: LessonMaterial) =>
  kind.startsWith('image/') || (kind === 'text/plain' && isSvg(name))

type MaterialLinkProps = { material: LessonMaterial; onOpen: Common['onOpen']; children: ReactNode }

function MaterialLink({ material, onOpen, children }: MaterialLinkProps) {
  const open = (event: MouseEvent) => {
    // Ctrl and Shift open a tab or a window of their own, as with every link.
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(material.name)
  }
  return (
    <a href={material.url} target="_blank" rel="noreferrer" className="link" onClick={open}>
      {children}
    </a>
  )
}

/** Names may be written as in an address: %20 is a space. */
function materialOf(url: string, materials: readonly LessonMaterial[]): LessonMaterial | null {
  const name = url.replace(/^\.\//, '')
  const names = new Set([name, decoded(name)])
  return materials.find((material) => names.has(material.name)) ?? null
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
