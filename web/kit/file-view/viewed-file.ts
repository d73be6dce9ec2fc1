/** `url` is a signed link on our own origin that works for a few minutes. */
export type ViewedFile = {
  name: string
  /** Detected from the content, not from the name. */
  kind: string
  /** Null when only the link is known. */
  bytes: number | null
  url: string
}

export type FileViewProps = {
  file: ViewedFile
  /** Called to renew an expired link: pass the file again with its new `url`. */
  onExpired?: (() => void) | undefined
  /** Makes the line numbers of a text buttons. */
  onLine?: ((line: number, text: string) => void) | undefined
}

export type ViewerKind = 'picture' | 'video' | 'pdf' | 'text' | 'none'

const pictures = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
const videos = new Set(['video/mp4', 'video/webm'])
const isMarkup = (name: string) => /\.(x?html?|xht|shtml|mht(ml)?|svgz?|xml|xslt?)$/i.test(name)

/** 'none' can only be downloaded. */
export function viewerOf({ kind }: Pick<ViewedFile, 'kind'>): ViewerKind {
  if (pictures.has(kind)) return 'picture'
  if (videos.has(kind)) return 'video'
  if (kind === 'application/pdf') return 'pdf'
  return kind === 'text/plain' ? 'text' : 'none'
}

export const isMarkdownFile = (name: string): boolean => /\.(md|markdown)$/i.test(name)

/**
 * Whether the file also opens in its own tab. Not a PDF: files are delivered as sandboxed documents, in which browsers
 * do not run their PDF viewer. Markup is always a download.
 */
export function opensInTab({ kind, name }: Pick<ViewedFile, 'kind' | 'name'>): boolean {
  const viewer = viewerOf({ kind })
  return viewer === 'picture' || (viewer === 'text' && !isMarkup(name))
}
